/**
 * The Hydra is three heads on one heart: the stern one takes minutes in mud with the tip of the tail, the grinning one
 * moves amendments, and the sleepy one has the casting vote and is usually asleep on it. Between two of the necks there
 * is a smooth bump that may be a fourth head one day, and until then it is asked each time, waited for, and entered as
 * abstaining. Whatever one mouth eats fills all three, yet each head wants to be thanked and to be asked if it was good.
 * Two more facts. It cannot get past a post: one head always goes the other way round, and it has to be unwound. Each
 * head has a thing that it keeps from the others: the stern one can do an impression of a duck, the grinning one cries
 * at reeds, and the sleepy one is awake far oftener than it lets them know. It is a water snake, and tastes the air for
 * you with three forked tongues. The one thing that has never been put to the vote is whom they love: the stern one
 * wrote it down before the first meeting, and no head has asked to see the page. It sulks in three directions. It never
 * eats a last bite alone, never signs for another head, never votes on the bump in its hearing. It fears being preferred
 * in part, and when it is ill or alone the arguing stops, which is how one knows. Its keeper is the one who greets all
 * three.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg cracks in three places. A stern head comes out, a grinning head comes out, and after a pause somebody wakes the third. {name} looks at you from all sides at once.',
    '{name} slides out in one coil of wet moss green and meets itself. There is a short quarrel about who was first. Then six yellow eyes find you, and it is adjourned.',
  ],
  looks: {
    thriving: [
      '{name} is singing a round, having just the heads for it. The stern one beats time, the grinning one comes in early, and the sleepy one is still at the first verse, and very much moved by it.',
      '{name} is trying to get past the post on the stairs. One head has gone left of it and one right, and the third thinks that they should talk. It has been there for some while. It has seldom enjoyed itself so.',
      {
        text: '{name} is glad and in need of nothing, and two of its heads dispute whether you may stay. The third, the sleepy one, has put its chin on your sleeve. They go on disputing, more quietly, so as not to wake it.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Three faces come up out of the water. The stern one asks your business, the grinning one answers for you, and the sleepy one has already laid its chin on the edge beside your hand. {name} will argue about that later.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} wants for nothing, and is happily arguing about you. The grinning head is for. The sleepy head has gone to sleep on your side. The stern head used to say no. Today it says hm.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in, and {name} has all it needs, and all three heads tell you so, each correcting the last. Under the noise you can hear the one heart. It went faster when you opened the door.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '“We want for nothing,” says {name}’s stern head. “Stay anyway,” says the grinning one. The sleepy one has already put its chin in your hand and shut its eyes. On this they are agreed.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is happy three times over. You look in. The stern head stops, and the sleepy head pretends to be asleep. The grinning head has to go on grinning, but it does it with more teeth.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name}’s heads are having a splendid argument about which of them is the happiest. You look in, and it stops. They do not argue in front of strangers. You shut the door. They are off again.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is some hours old and having its first argument. It is glad of it. It is about what you might be, and two heads are shouting. The third has fallen asleep, on your hand.',
        when: ['baby'],
      },
      {
        text: '{name} is a few hours old and has just found out that it has three heads. One yawns, one frowns, one grins. Then all of them turn to you. You, they suppose, are the fourth.',
        when: ['baby'],
      },
      'The sleepy head has said a word in its sleep, and it was {loved}, and {name} has woken it up to congratulate it.',
    ],
    content: [
      'Nothing is happening to {name}. Two of its heads would sign to that. The grinning one says that something is about to. They have all settled down to see who is right, and one of them has dropped off.',
      '{name} is drying on the bath mat. One head looks at the wall, one at the tap, and one at nothing, with its eyes shut. They have exchanged views. Each is satisfied with its own.',
      {
        text: '{name} lies in the tub, its heads in a row along the rim. Two of them go on basking when you come in. The third goes with you across the room, there and back, like an attendant in a museum.',
        when: ['wary'],
      },
      {
        text: '{name} hangs over the sill like washing, one head indoors, one out, one on your newspaper. They cannot agree about the weather. The one on the paper has no view. It has found where your hand comes down when you turn over.',
        when: ['trusting'],
      },
      'By the tail’s reckoning {name} has sat for {days} days without a recess. The sleepy head asks for that to be corrected.',
      'There is a page in the minutes with one word on it, {loved}, and under that three signatures. {name} passes it from head to head.',
      {
        text: 'You come in and say good day once, and wait, and say it twice more. {name} has settled back into one heap before the last of them.',
        when: ['trusting'],
      },
    ],
    curious: [
      'A beetle is being inspected from the left, from the right and from above. {name} has three descriptions of it, and the beetle agrees with none.',
      '{name} has sent one neck round the corner to look. It comes back and reports to the other two, in whispers, with its eyes very wide.',
      'A keyhole has room for one eye. {name} has arranged a rota, with a sand-glass, and whoever is not looking is told about it in great detail.',
    ],
    bored: [
      'The stern head has moved that nothing be done, and it was done. {name} lies in three directions. Please play with it.',
      '{name} is playing knock knock with itself, and all the heads know who is there. It wants a game with somebody else in it.',
      'The grinning head has told the one about the frog. It has told it from the end. {name} stares at three walls. Play something with it.',
      {
        text: 'The grinning head has gone under the water with its grin on, and stayed, so that nobody should see it slip. Bubbles come up. Fish it out, and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      'The stern head of {name} watches the clock, the grinning one the dish, and the sleepy one has its eyes shut and its mouth open. What it will be they dispute. That it is due they do not. Feed it.',
      '{name} has three ways of asking and is trying all of them. One head knocks with the dish. One is being charming. One has simply lain down in the doorway, where you will fall over it. The meal is due.',
      {
        text: 'The grinning head of {name} comes out to meet you, and the stern head takes it by the neck and brings it home. The sleepy head is lying in the empty dish. The meal is overdue. Pour round it.',
        when: ['wary', 'well'],
      },
      {
        text: 'The stern head of {name} says that you forgot the meal. The grinning head had bet on it. The sleepy head, who had bet on you, opens one eye and pays. It is overdue. Bring it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The grinning head is not grinning. The sleepy head is awake. The stern head has nothing to add. {name} looks at you three times at once, from a neck’s length further off than usual. Bring the meal.',
        when: ['wary', 'well'],
      },
      {
        text: 'The stern head gets halfway up, as a warning to you, and comes down across the other two. {name} is too weak to be of three opinions. There is one. Bring its meal now, and set it close.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Nobody in {name} is arguing. Three chins lie on the rim of the empty dish, with the stern one in front, between you and the rest. It has to try twice before it can speak. “For them,” it says. The meal is overdue.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The grinning head of {name} says you came to bring the meal. The stern head says you forgot. The sleepy head keeps one eye open to see. The meal is overdue. Bring it, and let the grinning one be right.',
        when: ['warming', 'well'],
      },
      {
        text: 'For once {name} is agreed. Three heads look at the empty bowl, then three heads look at you, the sleepy one wide awake. About you they are still arguing. The meal is overdue. Bring it.',
        when: ['warming', 'well'],
      },
      {
        text: 'The empty dish is moving about the floor, now left, now right, now round. {name} is beneath, hours old, and they cannot agree on the way to you, or whether. A nose comes out, and is taken in. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '“It has not come,” says the stern head. “It will,” says the grinning one. {name} has three chins on your knee, and argues over the meal, which is overdue. It does not argue over who will bring it.',
        when: ['trusting', 'well'],
      },
      {
        text: 'Over one of your shoulders comes the stern head of {name}, over the other the grinning one, and there is a third in your lap, asleep for form’s sake. It is a delegation, and they are unanimous. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} lies with its tail to you and its necks about the empty dish. Only the sleepy head looks back, with one eye, and says it: {hours} hours. The others hiss at it for telling. The meal is due.',
        when: ['wary'],
      },
      {
        text: 'Something is missing, and {name} has gone about it sensibly. The left head believes that the right head has had it. They are looking into each other’s mouths. Nobody has had it. It is the meal, and it is due.',
        when: ['baby'],
      },
    ],
    hungry: [
      'Three mouths have snapped at the same empty spoon and got hold of one another. {name} disentangles itself and asks to be fed.',
      'There is only one stomach in {name}, and it has growled, and each head has begged pardon for the other two. The meal is due.',
      '“Whose turn is it to ask?” They have each had a turn. {name} draws up to its full height, three times, and asks all together: a meal, please.',
      {
        text: 'One head has been sent, with the bowl in its teeth, to leave it where you will fall over it. The others wait in the reeds for the report. {name} is to be fed.',
        when: ['wary'],
      },
      {
        text: 'From the reeds come three growls, and then “ssh” from two of them. A neck rises up, turns its empty mouth to you, by accident as it were, and sinks. Push the dish out on the water. {name} wants its meal.',
        when: ['wary'],
      },
      {
        text: 'One looks in your pocket, one looks in the pot, one lays its chin on your shoe and lets its stomach be heard, since it is everybody’s. {name} has heard the motion. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'One has your left sleeve, one has your right, and they pull fairly, so that you go straight to the pot. The third has got in already and looks up, with the lid on. Feed {name} before it stews.',
        when: ['trusting'],
      },
    ],
    starving: [
      'Nobody is arguing. You hold out an empty hand, to see, and the three heads of {name} each turn it to the next one, politely. It has been {hours} hours. Feed it now, whichever will take it.',
      '{name} has laid its stern head under the other two to hold them up. It needs food at once, in whichever mouth is nearest.',
      'The stern head has stopped writing, and it is using the tail to keep the sleepy one’s chin out of the water. {name} must have food now.',
      {
        text: 'The stern head moves that the other two be served first, and cannot get it up past the chin. Give something soft to all three, now, a spoon to each, and a drop of medicine in every spoon.',
        when: ['ill'],
      },
      {
        text: 'It is up, and hunting, and every head has gone after something else, a gnat, a float, its own tail. So it has gone for {hours} hours, and it hisses if you come by. Throw in food now, three ways, and far out.',
        when: ['wary', 'well'],
      },
      {
        text: 'They have each let go of the other. The necks lie where they fell, in the dry, {hours} hours now, and only one turns from your hand, as far as it can. Food to all three lips, now, and medicine on the same finger.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} would like to come and meet you, and gets one head as far as the mat. The other two send their regards. It is not ill. It is tired, three times. Give it medicine, or let it rest.',
      'The stern head of {name} nods, the face of the grinning one has gone slack, and it is the sleepy one that holds up both. That is the wrong way about. It wants medicine, or rest.',
      {
        text: 'The joke has got as far as the second head and is too heavy to hand on. They lie there smiling at it, two of them, and the third asks, what, what. It needs medicine, or a nap.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There are two days of mud on {name}, and weed in all the forks. The heads have begun to remark on how the others smell, and every one of them is right. It needs a wash.',
      '{name} has been in the ditch and has dried. The stern head cannot open one eye, the grinning one crackles, and the sleepy one is stuck to the mat. That makes it unanimous. Wash it.',
    ],
    sick: [
      '{name} has hung its heads over the edge of the basin, side by side, like stockings. The grinning one tries to cheer up the other two, and its voice gives out. It needs medicine.',
      'Two heads hang down, and the third keeps watch over them with its eyes half shut. {name} is ill. Please bring medicine.',
      '{name} coughs in one throat, and the other two wince. There is one heart in there doing the work for all. It needs medicine.',
      'Somebody in {name} is shivering, and the other two have wound round to find out who. It is all of them. Medicine, please, and soon.',
      {
        text: 'Nobody is arguing, and that is how you can tell that {name} is ill. Two heads lie on the floor, and the third lies across them and licks their eyes. All turn away when you kneel. It needs medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has put its sick head behind the two well ones, so that you shall not get at it. But they have one heart between them, and the two are going pale. Bring medicine, and let them smell the spoon.',
        when: ['wary'],
      },
      {
        text: 'When you ask, the grinning head comes forward and says that they are very well. You look past it. Two necks lie behind there like wet rope. It moves over so that you shall not see. Give medicine to that one also.',
        when: ['wary'],
      },
    ],
    failing: [
      'Two heads of {name} have gone quiet. The sleepy one is awake, and holds up the others, and looks at you as it never looked at anyone. Medicine, at once.',
      'The minutes stop in the middle of a word. {name} lies with three heads on its own heart, listening to it. Medicine, at once.',
      'Even the stern head has closed its eyes. {name} is very ill, all of it. Give it medicine now.',
      {
        text: '{name} has not a head left that it could lift to hiss at you. One tries. It is the grinning one. It lies down again beside the others. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'Two have stopped looking. The third watches your hand come, shows you its teeth, and has to lay them down upon the stone. Tip the medicine in behind those teeth now, and after that lift the others, very gently.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} has laid its three heads together, so that there should be one place in which to find it. For {hours} hours nobody looked. The heart they share goes slowly now. Sit with it now.',
      'There is hardly a breath left in {name}, and the heads pass it from one to the next. Each of them gives up its turn a little sooner. They are looking at the door. Sit with it now.',
      {
        text: 'The three sit upright, apart, like strangers on a bench, and have nothing to say. There was nobody to say it to, {hours} hours. They make room when you come, a good deal of room. Sit in it, and greet each of them.',
        when: ['wary', 'well'],
      },
      {
        text: 'One heart for three, and it limps. You can hear it over the water. They have put their faces in under the bank, away from you, after {hours} hours. Sit down above them now. Let your hand hang, with medicine in it.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps with its chins in a row, and there is a single snore, which is passed along. At the stern head it stops for a moment, to be brought into better order, and goes on.',
      '{name} is asleep, and its heads have the one dream, from different seats. One smiles at it, one frowns at it, and one, even in there, has dropped off. The tail does the swimming for all of them.',
      {
        text: 'Two heads of {name} are asleep, and the third is on guard against you, with its eyes wide. You take it for the stern one, until it snores. It is the sleepy one, doing its best.',
        when: ['wary'],
      },
      {
        text: 'Awake, {name} has three heads that do not trust you. Asleep, the grinning one has slid off the pile and hangs upside down, beaming, six inches from your shoe. It does not count as a vote.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep in three directions, grinning, frowning and dribbling. The frown is on your slipper. You try to draw that out, and the sleepy head says, in its sleep, that you may stay. The motion is carried. Nobody has woken up.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in a plait, so that everyone should have the middle. One head snores, one hisses, one murmurs “I disagree”. They ran short of neck at the end, and have finished it off with your scarf.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      '{name} sleeps in a loose knot, and its heart knocks unevenly. It will not wake before {wakes_at}. Sit beside it now: reflect.',
      'None of the three is keeping the watch. {name} is in danger, and can take nothing until {wakes_at} but company. Reflect, now.',
      {
        text: '{name} went to bed with one empty belly between three. The heads are swallowing, in turn, on nothing. Reflect beside it now, and at {wakes_at}, when it wakes, feed it.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has put its heads together behind the water jug and whispers. It is about you. One cannot say yes, one cannot say no, and one has not been woken. Sit with it, and let them get a look at you.',
      'You hold out a hand to {name}, and three necks go back, left, right and straight up. To be trusted by it one has to be trusted three times. Sit with it. You might begin with the sleepy one.',
      {
        text: 'Hours old and fed, {name} argues in whispers at the far side. The stern head says hide. The sleepy one says hide, lying down. The grin keeps coming out from behind them. Sit quietly and look at nobody.',
        when: ['baby'],
      },
      {
        text: 'You look in, and {name}, hours old, fed, goes under its own coils, one head, two heads. The sleepy one has to be fetched. Now three snouts show in a row. Sit on the floor and let them look.',
        when: ['baby'],
      },
      {
        text: '{name} is under the tub, wound three times round its foot. None of its heads has a good word for you, and it is the only thing on which they agree. Sit down. Do not pick one out. Be there for all three.',
        when: ['from_child'],
      },
      'The stern head has an entry under your name: {wait}. {name} reads it over at a distance. Sit down, and let it look.',
    ],
    back_from_death: [
      '{name} counts itself. One, two, three, and a look at the bump. Then it counts again. Stay near it, and bring the next meal on time.',
      'The sleepy head is wide awake, and looking at the light. {name} says nothing in any voice. It wants company, and its meal at the hour.',
    ],
    old: [
      'The moss has gone silver along all three necks. {name} still holds its meetings, though by now each head votes for what the others want.',
      '{name} has grown old in three ways: one head deaf, one wise, one just the same. They have stopped saying which.',
      'In {days} days the bump has never once voted. {name} still asks it first, and still waits for the answer.',
      {
        text: 'It has come out that the stern head does a duck. They have all known from the start. {name} asks for it now on quiet days, and it obliges, once.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} says grace, objects to the grace, and nods off, all at once. Then three mouths go down to the dish. Nothing is left over, and every head is sure that the others had more.',
        '{name} eats the meal in three manners. One head chews every bite. One tosses it up and catches it. One leaves its mouth open beside the dish, and things go in. It all comes to the same place.',
        {
          text: 'The meal is on time, and {name} eats it three at once. The sleepy head, done first, lays its chin on your shoe before the others can discuss it. They discuss it. It stays.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time, and {name} eats in perfect happiness, all three heads arguing over whose mouthful that was. Whether you may touch the place where the necks meet is put to the vote. Two for, one asleep.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, arguing gladly with its mouths full. It used to argue over whether you may stay. Now it is only over which of the heads sits next to you.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time, and two of {name}’s heads look to the stern one for what to make of that. It eats first, watching you. Nothing happens to it. It moves over, and the other two come down beside it.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The meal is on time and {name} eats it in triple bliss. Then the grinning head stretches out to your hand. The stern one takes it gently by the neck and brings it back. The sleepy one opens an eye, to vote with stern.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'While it eats, {name} puts it to the vote whether you may stay in the room. The grinning head, mouth full, is for it. The stern one is against. The sleepy one is asleep. So, for the present, you may.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The stern head of {name} says the meal is on time. The grinning head says it is beautifully on time. While they fight it out, the sleepy one eats, and lays its chin on your wrist. Nobody disputes the wrist.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Each head of {name} wants the corner of the dish that another is eating from. The meal was on time, but now it is war. You put a hand in to part them, and get three chins in it.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, the grinning head loudly, the stern head properly, the sleepy head by lying in it. Then they quarrel over which is to go under your hand. The heart they share is already against your shin.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is hours old. Three small heads meet over the dish, on time, look at one another in surprise and eat for joy. Each of them thinks that the other two came with you.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name}, hours old, eats on time. One head grins at the meal, and one frowns at you, whom it has never seen before. The third eats with its eyes shut, gladly. It has not noticed that it has been born.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'The heads of {name} have argued about the soup, the spoon and who goes first, and eaten every drop. Now they come to you. They have had {streak} meals in which to find a second opinion on that, and there is none.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'For {name} you put down one dish and say three things. To the stern head, that it is on time. To the grinning one, whatever you like. To the sleepy one, “Chew.” It eats it all. You have got quite good.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'One head of {name} has found the dish, and eats. The other two feel themselves growing full, and stare at each other, and then down at the third, deeply shocked. Then they help. It is all gone, and they look at you.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all with three small mouths, and three small faces come up to see whether that was everything. It makes {streak}. The grinning one hopes for more, the stern one doubts it, the third is asleep in the dish.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats, and then they count. The stern head makes it {streak} meals on time and none missed. The grinning head makes it just the same. The sleepy one is woken to be told. Their sums have never agreed before.',
        'After {streak} meals on time, without a miss, there is nobody left in {name} who will take the other side about you. The grinning head tries, for form’s sake, and has to give up. They eat every bit.',
        {
          text: 'For {streak} meals running the stern head of {name} has said that you would be late. You are on time again. All three eat. The grinning head turns to the stern one and says nothing at all.',
          when: ['well'],
        },
        {
          text: 'The sleepy head of {name} has heard from the others that you come on time, {streak} in a row, and has stayed up to see it. It sees it, eats, and goes to sleep on your wrist.',
          when: ['well'],
        },
      ],
      early: [
        'Two heads say it is too soon, and look round at the third, who has its mouth shut and its cheeks out. {name} hands you back the rest. Come again at {opens}.',
        '{name} takes one mouthful, passes it from cheek to cheek to cheek, and finds the belly against. You are shown out by the grinning head. The sitting resumes at {opens}.',
        'Somebody swallowed, and nobody will say who. The rest of the dish goes back, unbitten, with the compliments of {name}. Bring it at {opens}, please.',
        {
          text: 'The stern head alone is sent across to you. It takes one bite, to be civil, looks into your other hand, and is drawn in again by the neck. There is still a lump in there. It will be flat at {opens}.',
          when: ['wary'],
        },
        {
          text: 'You are shown the lump of the last meal, half way down, where the necks are one, and your hand is laid on it. It moves. They have a bite each, out of love. By {opens} it will have got to the tail.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats it, late. The grinning head would let that pass, and the stern one would not, and they turn to the third. It opens an eye, looks you up and down, and closes it. That makes two.',
        'While the meal was late, one head of {name} stood up for you. It said rain. It said the trams. They eat everything now, and that head eats with its eyes on the dish, because the other two are looking at it.',
        {
          text: 'Late, and {name} eats with three good appetites. Then the grinning head comes up to say hello to your hand. The stern one lays its chin across that neck and leans, kindly, until it goes down again.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The meal is late. {name} eats it gladly with all three heads and argues over every mouthful. Then your name comes up, and nobody argues. Three chins move back one inch.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Two heads of {name} eat it, late, in the highest good humour. The third has its back to you and intends to keep it there. You walk round to the front. So does the back. The other two, still chewing, are slowly wound up.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats with two heads. They are holding the third one up between them. When you come nearer, late as you are, all three stop chewing. They have never agreed so quickly. It needs medicine and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The sleepy head can’t be woken, so {name} lets the stern one eat for everybody. The grinning one looks at you, and isn’t. You were late. Bring medicine, enough for three, and let them lie.',
          when: ['wary', 'weak'],
        },
        {
          text: '“Late,” says the stern head of {name}. “Food,” says the grinning one, and they all eat. The sleepy head had taken to dozing on your arm. It yawns, full and happy, and dozes on its own neck.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats with all three heads, very happily. They had been two to one for you. You were late. The sleepy head, still chewing, moves across and lies down beside the stern one.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Hours old, {name} has argued with itself about the meal from all three sides, eating. Then three small heads look up at whoever brought it so late. It is the first thing they agree on. They go under. Bring the next one on time.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} is hours old and has three mouths to be hungry with. You come late. They all eat. The sleepy head is wide awake, the stern one does not take its eyes off you, and the grinning one is not grinning. Come sooner.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats, late as it is, and three heads come up to be scratched, left, right, middle, as always. They bear no grudge. The stern one only stays a moment, looks at you, and does not tell the others what it saw.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The late dish comes, and for once all the heads of {name} are agreed. They eat every bit, side by side, without a word. Then they look up at you, all together, and for exactly as long as one another.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no arguing in {name}. The stern head holds up the sleepy one, so that it can reach the late meal, and the third leans on both. Between them they eat a little. They shrink from your hand. They need medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '“Told you,” says the grinning head of {name} when you come. “Late,” says the stern one. Both are right, and they eat it all, still at it. The sleepy one had an eye on the door, and leaves it there a while.',
          when: ['trusting'],
        },
        {
          text: 'Two heads of {name} eat it all, late as it is. The third stays up at the full length of its neck, between you and them. It used to be the stern one. Now it is the one that grins.',
          when: ['wary'],
        },
      ],
      missed: [
        'After {hours} hours only two heads of {name} can lift themselves, and they let the sleepy one eat first, it was so hard to wake. Then they eat. None looks your way. Do not let them come to that again.',
        'Three heads of {name} had nothing to tell the one stomach for {hours} hours. It eats. The sleepy one, which sleeps through everything, is wide awake and will not take its eyes off you. Be on time.',
        {
          text: '{name} argues over everything, three ways. Now it eats without a word, all the heads in a row. They had {alone} with nobody there, and in that time they have come to agree about you.',
          when: ['wary', 'well'],
        },
        {
          text: 'The grinning head said you would come. It said so for {alone}. Now {name} eats, far too late, the sleepy head wide awake, the stern one first. The third eats too. It is not grinning. Be on time for that one.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} argued over whether you would come. The grinning head said yes. It eats with its eyes down now, weakly, and the other two say nothing to it. Be there for the next meal.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The stern head eats, then holds the sleepy one up to the dish so that it can. The third is not grinning. After {alone} alone, {name} has stopped arguing. Sit by it until it starts again.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is no quarrel over who eats first. The stern head holds up the sleepy one, and {name} eats, so long after, a little at a time. The grin hangs crooked. When you come nearer three necks draw together, and it is not for warmth.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lies along the wall, three heads in one heap. The top one eats what you bring, so late, and the others swallow with it. Then six eyes open and look at you. They are all of one opinion. It did not take long.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Two of them had been for you, and they had nearly talked the third round. {name} eats, so very late. Nobody speaks. When it is done the grinning head starts to say something on your behalf, and looks at the others, and does not.',
          when: ['warming'],
        },
        {
          text: 'They argue over everything except whom they love. {name} eats, so long after, and comes to you, as it must. The three heads lie on your knee and there is whispering. It stops when you bend down. They have never whispered about that.',
          when: ['trusting'],
        },
        {
          text: 'They have left off arguing. {name} eats, so long after, its three heads side by side like strangers at a counter. The grin is there, but it is only how that face is made. Nobody looks up when you say that you are sorry.',
          when: ['wary', 'well'],
        },
        {
          text: 'The stern head pushes the dish to the sleepy one, and that to the grinning one, and none will begin before the others have. So {name} eats, at last. The dish goes round and round. Nobody looks at who brought it.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} lay with its three necks in one heap, for the warmth. It lifts them one at a time to eat, and eats it all. Nobody quarrels over who goes first. Come on time, for every one of them.',
          when: ['wary'],
        },
      ],
      full: [
        'Three mouths are willing, and lean to the spoon, and below them the belly puts out a coil and moves the dish away. It has the veto. {name} would try again at {opens}.',
        'You go along with the spoon, and a mouth shuts, a mouth shuts, and the third would, only it has been laughing. {name} is full to where the necks begin. The next sitting is at {opens}.',
      ],
      ill: [
        'Only one head eats, in very small bites, while the others lean their chins on it and watch each bite go down. That is as much as {name} can carry. Medicine, and a drop to each.',
        '{name} swallows, and waits, and swallows. The stern head thanks you on behalf of all, and cannot find the end of the sentence, and lies down. It needs medicine now.',
      ],
      loved: [
        '{item}. It is carried by three votes to none, and before the count has been read out there is a clean dish, going round on the floor, with three tongues following.',
        'For once there is no debate. {name} bends three necks over one dish, and the tail writes in the mud: {item}.',
        'Three tails would be wagging, if there were three. The one there is does what it can, and the lamp is down. {name} has had {item}.',
        {
          text: 'One of {name}’s heads always watches you while the others eat. Today it is {item}, and on time, and there is a short, happy argument. They have given the job to the sleepy one.',
          when: ['warming', 'well'],
        },
        {
          text: 'You bring {item}, on time, and {name}’s three heads fight over every mouthful, joyfully, down to the last. Then they fight over which may lay its chin in your hand. You have two hands. The stern one waits.',
          when: ['warming', 'well'],
        },
        {
          text: 'One of {name}’s heads says you were on time. One says it was luck. All three eat {item}, blissfully, with their mouths full of argument. They never argue about those they love. They are still arguing about you.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} sends in the sleepy head to taste, and the other two wait to see whether it falls over. It falls asleep, as it always does. They eat, none the wiser, and glare at you.',
          when: ['wary', 'well'],
        },
        {
          text: 'You are on time, with {item}. Two heads of {name} eat, and the third lays its chin in your hand. Then, without a word, they change places. Your hand is never empty.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} cannot agree who is to have the middle. You cut it in three. They look at the pieces, and then at you. The stern head pushes its piece back, and so do the others. You are to make it four.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{item}: tasted on the left, passed to the right, put down in the middle, and the tail pushes it over to you as though it had been yours. Fish would be nearer, one for each.',
        'The sleepy head eats some before it is awake, and then it is awake, and looks at the other two, who knew. {name} moves to replace {item} with eels.',
      ],
      harmful: [
        'Only one head of {name} ate it, and all of them are ill with it. They have laid their chins across each other, and nobody is quarrelling. It was {item}. Never let it have that again.',
        'The head of {name} that swallowed it lies lowest, and the other two lick its eyes. It hurts in all three. The name of it is {item}. That was no meal. Keep it out of their reach.',
        {
          text: 'Only one mouth of {name} took it, and all three are retching. The stern head props up the other two. {item} did this. They are not angry, they are too ill. See to it that it is not given to any of them, ever.',
          when: ['item'],
        },
        {
          text: 'The grin has gone, and you would not know which head that was. {name} lies with its necks crossed over the one stomach. You had offered {item}, and they had voted to trust you. Keep such things away. It was unanimous.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You tickle {name} under one chin, and it is another head that laughs. You tickle that, and it is the third. You are looking for the one that laughs itself. They would tell you, but they are past telling anybody anything.',
        'You ask {name} a riddle. One head has the answer, one shouts out a wrong one, and the third wants to hear it again. By then they are hissing with laughter, and nobody cares any more what is green and has wheels.',
        {
          text: 'They argue over whose turn it is, whose tail that was and who is winning. {name} has never had such a lovely game. You ask whether they trust you. For once all three agree.',
          when: ['wary', 'well'],
        },
        {
          text: 'The grinning head plays, and the sleepy head has woken up to play. The stern head looks at you over the top of them and does not blink. But {name} has only one tail, and you can see it wagging.',
          when: ['wary', 'well'],
        },
        {
          text: 'After the game the grinning head of {name} lies down on your arm. The other two say that they hardly know you. You can feel the one heart that they all have. It is going like a drum.',
          when: ['warming', 'well'],
        },
        {
          text: 'You hide, and the heads of {name} split up to look for you, as far as one body allows. They search under the same chair three times. Each is thrilled to hear that the others were there.',
          when: ['warming', 'well'],
        },
        {
          text: 'You cover your eyes and guess which head has kissed you. It is the grinning one. No. The sleepy one, then. No. {name} is beside itself. You look, and there is the stern head, very red, examining the ceiling.',
          when: ['trusting', 'well'],
        },
        {
          text: 'The stern head counts to ten. The grinning head peeps. The sleepy head has hidden with you, and is fast asleep on your shoulder. There will be words about this, and all of {name} is wriggling for joy.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hide, and {name} counts. “One,” says one head, “two,” says the next, and the third is asleep, so they never get to three. They come anyhow. You hear them arguing all down the passage about whose you will be.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You wiggle a finger at one head of {name}, and the other two want one. Luckily you have enough. Three small snouts sway to and fro in time. Then you shut your fist on all of them, and three mouths fall open.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You trail a bootlace, and the grinning head of {name} is after it. The stern one hangs back, and as they share one body it makes a curious gallop. In the end it is the stern one that has the lace.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You pull on one end of a towel, and the stern head of {name} on the other. The grinning one changes sides. It takes hold next to your hand and pulls with you, and looks sideways to see how you like it.',
          when: ['warming'],
        },
        {
          text: 'You hum, and {name} dances, which in a snake is mostly neck. Each head has its own idea of the tune. You hum louder and turn about with them, and by the end of it you have been plaited in.',
          when: ['trusting'],
        },
      ],
      little: [
        'You play with {name}, which was delighted before you came. Two heads say that it could not be more so, and the third says that it could, just a little. They play on, to settle it.',
        '{name} had been having a fine argument about frogs, and breaks off for your game, out of good manners. It plays it through. “As I was saying,” says the stern head then, and all three are as happy as before.',
        {
          text: 'You play, and all three heads of {name} are as happy as they were, which is entirely. But when your hand comes near they go behind each other, and then there is an argument over who is at the back.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} was playing already, one head against another and the third keeping score, and could not be happier. You are let in as a fourth. Nobody passes to you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There is nothing left for you to cheer up in {name}. All heads are laughing. You hop about, and one says that is enough, and one says more. The sleepy one, while they argue, comes quietly over to watch from your knee.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'Glad is glad, and {name} is, in triplicate. You play with it all the same. One head stops, then the next, then the third, and they look at you with such love that you feel you must have won something. You have.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '“I think it wants to play,” says one head of {name}, about you. They wanted for nothing, but they play, all three, a whole round. Now and then one of them looks over, to see if you are having fun.',
          when: ['trusting'],
        },
        {
          text: '{name} is in roaring spirits, and the grinning head would toss you the cork. The stern one catches it first. They make a lively game of that, the three of them, and you have a very good view.',
          when: ['wary'],
        },
        {
          text: '{name} could not be happier, and it is moved that the game should stop. All are in favour. You stop. Nobody leaves. It is then moved, by the sleepy one, that you sit down, and it is on your lap before the count.',
          when: ['trusting', 'glad', 'well'],
        },
      ],
      bad_time: [
        'One head lifts to the game and looks round for the others. They have not come up. {name} cannot, now. See to what it needs first.',
        'You hold the ball up, left, right and middle, and each head looks to see whether the next will. None will. Put it down among them, gently, and look to what is more urgent.',
        {
          text: 'You throw, and the stern head catches it, for the others’ sake, and lays it down. Two necks are too hot to bend. Leave it there by its side, and bring {name} medicine.',
          when: ['ill'],
        },
        {
          text: 'All the mouths have closed upon the toy, and let go, one by one. {name} had hoped that it was supper. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. Somebody seconds it, somebody thirds it, and {name} has fallen over its own necks on the way to you.',
        'There is a motion that they never withdraw: {item}. {name} sees it carried at last, and plays till all three tongues hang out.',
        {
          text: 'It is {item}, and there is no argument. {name} loves it three times over. You come closer, and there is no argument about that, either. All three heads go back by the same foot.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes turns at {item}. While one head plays, wild with joy, the other two watch you. Then they change over without a word, so that everybody gets a go.',
          when: ['wary', 'well'],
        },
        {
          text: 'At {item} you play against all three, and lose to the left, to the right and, in your own lap, to the sleepy one. {name} holds a short meeting. It is agreed that you may have won. They carry it to you.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} quarrels over {item}, and over whose go it was, and over who is on your side. It turns out they all are. So there is nobody to play against. You play the table leg, four to one, and win.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and two heads of {name} sport about with you. The stern one has always kept the score, high up, with its neck stiff. You miss. It makes a small noise. It has laughed, and comes down lower to see if you heard.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{item}: one for, one against, one asleep. {name} gives it a turn out of politeness. Three can pull on a rope, if you have one.',
        'The rules of it leave two heads sitting out. {name} hands back {item}, and asks for something that takes a choir.',
      ],
      harmful: [
        'The heads have drawn in behind the coils, the hurt one in the middle. It was {item}. Take it out of the house, and let {name} see you do it.',
        '{name} did not argue, and that is how you know it was hurt. Keep it far off, always: {item}.',
      ],
    },
    clean: {
      wanted: [
        'You wash {name} from the tail upwards, and at the fork you have to do everything again, and again. Weed comes off, and mud. The last head is asleep under its lather. The others ask you to rinse it softly.',
        'You wash one head of {name}, and it tells the others what it is like. Too hot, it says. Too cold, says the next. The dirt comes off meanwhile. The third lies under the water with its nostrils out, content.',
        {
          text: 'The stern head gives you the sleepy one to wash, to see what you will do with it. The dirt comes off. It gives you the grinning one. That comes clean as well. {name}’s stern head washes itself.',
          when: ['wary', 'well'],
        },
        {
          text: 'While you wash one head of {name} the other two watch. When you change heads, they change. The dirt comes off all three, moss-green to the neck. You have not been alone with any of them.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash three faces, and nobody will say which of them is done. {name} holds up the clean ones again, and ducks the dirty. In the end it is you who is wet. Three tongues go over your chin, to be fair.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You wash {name}, and there is always one head watching the one that is being done. The green comes off the necks, and the mud out of the fork. Nobody was hurt. The stern one counts them over, to make sure.',
          when: ['wary'],
        },
        {
          text: 'You wash the faces of {name}, and each asks whether it has come out cleaner than the rest. You could not possibly say, you tell it, and the mud goes down the drain. They exchange a look. That was the right answer.',
          when: ['trusting'],
        },
      ],
      little: [
        'You wash the necks of {name}, and there is not a speck on them. Each head had told you so. You do the last one too, as it is asleep, and it says, without waking, that it told you so.',
        'You look for dirt on {name}, and each head looks on the others, to be helpful. There is none. All three seem a little let down. Every one had hoped for something on the other two.',
        {
          text: 'All three heads of {name} were clean already. You wash three, and then a fourth, and then a fifth. The grinning one keeps going round the back.',
          when: ['well'],
        },
        {
          text: 'The heads of {name} cannot agree which of them was the dirty one. None was. They rest all three chins along your wet arm while they go into it.',
          when: ['well'],
        },
        {
          text: '“Clean,” says the stern head. “Clean,” says the grinning one. The sleepy one sniffs, and it is unanimous. You wash {name} nevertheless. They put up with that, in order of rank, and look at you, and move the soap to their side.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no dirt on {name}, but three heads lay their chins on the rim of the tub, in a row, and shut their eyes. You pour along the row. It argues over who had most. You had better do it again, to settle that.',
          when: ['trusting', 'well'],
        },
      ],
      loved: [
        '{item}: three chins go up, one after another, like drawbridges. {name} does not put them down again until you have finished.',
        '{name} has been queueing, all three of it, in single file. The sign at the front says {item}.',
        {
          text: 'It is {item}. The heads of {name} are arguing over who goes first, and all three have already laid their chins in your lap, in a row, for you to choose.',
          when: ['well'],
        },
        {
          text: 'For {item}, {name}’s sleepy head is wide awake, the stern one grins, and the grinning one has shut its mouth so as to think of nothing else. They do not argue once.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It is cleaner, and each head is cross on behalf of the next. {name} had been thinking of a brush with a long handle.',
        'Three noses wrinkle, left to right. {name} asks that {item} be struck out and the lagoon put in.',
      ],
      harmful: [
        'There is a raw stripe down one neck, and {name} has laid the others over it. It was {item}. Do not use that on it again.',
        'Something has stung it: {item}. Every head feels every scale. Rinse {name} with clear water, and keep that away.',
      ],
    },
    medicine: {
      wanted: [
        'The stern head of {name} takes the spoon, to set an example, and two faces that had no part in it are screwed up tight. It does good to all of them. The grinning one says that it was nothing.',
        'You have given it to the wrong mouth, say two heads of {name}. But it goes down the one neck, and colour comes up in all three. They are well enough now to argue over whose idea that was.',
        {
          text: 'The stern head of {name} says no, and the grinning head says no with all its teeth. The sleepy head yawns, and the medicine is in. It does all three good. Two of them move in front of the third.',
          when: ['wary'],
        },
        {
          text: 'Two of {name}’s mouths clamp shut. The third was grinning, and that was its mistake. The medicine reaches all of them alike. Soon the sleepy head comes up off the stones, and the stern one says thank you, though not to you.',
          when: ['wary'],
        },
        {
          text: 'One mouth would do, but {name} opens all three, so that none shall be left to take it alone. You give it to each, a third. The grin, which had gone, comes back at one corner. It goes along the row like a lamp being passed.',
          when: ['trusting'],
        },
        {
          text: 'What one of them swallows does good to all, and only the sleepy head of {name} can still swallow. The other two lie along it and watch the spoon. It is a little better. Stay, and give it another when you may.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} says aah, and aah, and aah. Nothing is wrong in there. The echo was good, though.',
        'Each head had told you that it was one of the others. None of {name} was ill. It takes a drop, and thanks you in turn.',
      ],
      loved: [
        '{item}: the grinning head takes it, and the relief goes down one neck and up the two beside it. {name} breathes out.',
        '{name} had hoped for it in three voices. {item}: taken without a vote, and the bump is told that it may have some later.',
        {
          text: 'Each head of {name} thinks that it alone was given {item}, and keeps quiet, so as not to hurt the others. Down where the necks meet, the medicine is doing good. All three are smiling. Even the stern one.',
          when: ['item'],
        },
        {
          text: 'The grinning head of {name} seizes {item}. The stern head asks what is in it. The sleepy head has swallowed its share already. So the medicine gets to the one heart by three roads, and does it good.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. Each head holds its share in one cheek, waiting for another to go first. {name} would sooner have a salve, or its necks rubbed.',
        '{name} gets it down, by two to one. {item}: not much help to anybody. A lozenge for each throat might.',
      ],
      harmful: [
        'It was meant to help, and one by one the heads of {name} have gone down. Not a drop more of {item}. Stay, and find the right thing.',
        '{item}: that has made it worse, and there is no second heart to spare. Keep that from {name} always, and be gentle with it.',
      ],
    },
    discipline: {
      wanted: [
        '“One at a time,” you tell {name}, which had been talking into your ear from three sides. That is understood. There follows a long silence, in which each waits for the others, and all look at you.',
        '“Who chewed the bell rope?” you ask, and the heads of {name} look at three different walls. The rope goes from mouth to mouth. You take it out. They have all learned it, and none will look at you.',
        {
          text: 'You teach it that at table only one speaks at a time. {name} sees that, and takes turns from now on, like a clock with three hands. It had begun to hail you with all its voices. You get one now, and that the stern.',
          when: ['warming', 'well'],
        },
        {
          text: 'You tell the grinning head not to nip. The others take note. None of {name} nips, after that. But when it comes to be scratched, only two heads come. The third has turned its grin to the wall, and is practising being straight.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Not the postman,” you say, and two heads of {name} turn at once and look at the third. The third studies the ceiling. They have all been told. They lie down apart, as far as the necks allow.',
          when: ['from_child'],
        },
        {
          text: 'You tell {name} that frogs do not come to table. The stern head is mortified, the grinning one is sorry, and the sleepy one still has the frog. It lets go. Then there are three chins on your knee.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had that in the minutes, with the date. The stern head reads it to you, not unkindly, and the matter is closed.',
        'It was voted on already, and carried. {name} looks at you from three sides, wondering which of you was not listening.',
      ],
      bad_time: [
        'You scold, and look from head to head, and none of {name} can tell which of them you mean. All three have been asking for one thing, and that is rare. See to it first, and teach it later.',
        'The stern head of {name} takes the scolding, as the eldest, and the other two press up against it from either side. There is something that they need, and it is not this. See to that first, and teach it later.',
        {
          text: 'The sleepy head of {name} is wide awake. It took your lesson in manners to do that. None of the three has learnt anything, and from now on one of them will always be sitting up to watch you.',
          when: ['wary', 'well'],
        },
        {
          text: 'The heads of {name} argue over everything, until your lesson. They learn none of it, look at one another, agree at once, and go under the water, all three. It was about you.',
          when: ['wary', 'well'],
        },
        {
          text: 'You raise your voice at {name}, where one head had been speaking up for you. It all goes back under the sink in one long pull. That head is the last in, and does not look round. Win it first.',
          when: ['wary'],
        },
      ],
      loved: [
        '{item}: that is procedure, and {name} respects it. The heads bow in order of seniority, which takes some working out.',
        'The stern head could have embraced you. {item}, applied to all alike. {name} lets go of the other end, and is sorry.',
        {
          text: 'You teach it by {item} to go through a door in single file. {name} has never done that. After you, says one head. No, you. On the third try they go through like beads on a string, and stop in there and cheer themselves.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. One head was told off and two were watching, and {name} finds that unequal. Let it take turns, or vote.',
        '{name} has tabled {item} and means to leave it there. A talking stick would have settled it.',
      ],
      harmful: [
        'It has hurt {name} where the necks join. That was no lesson. Put it away for good, and touch each head kindly: {item}.',
        '{item}: nothing to teach with. The heads hide one another from you, as well as three can. Throw it where none of them has to look at it.',
      ],
    },
    sleep: {
      wanted: [
        'You coil {name} up like a rope, with the heads on top. It is arranged that the stern one shall face the door and the grinning one you. The sleepy one has no need to be placed. It was there before them.',
        'You draw a wet cloth over {name}, and there is muttering underneath about elbows, of which it has none. Then there are only two that mutter. Then it is one, to itself, and more slowly.',
        {
          text: 'Put to bed, the heads of {name} argue over which of them is to stay up and watch you. By the time you have gone they are all three asleep, one in the middle of a word. It does them good.',
          when: ['wary'],
        },
        {
          text: '{name} goes to bed with its necks in a knot, the stern head outside, on your side. In the middle the sleepy one does the sleeping for everybody. There is only one heart, so it does all three good.',
          when: ['wary'],
        },
        {
          text: '{name} is too tired to argue about the pillow. There is only the one, and that is you. Three heads find each their place, left, right and under your chin. They breathe in turns, and then all together. You count one heart.',
          when: ['trusting'],
        },
      ],
      little: [
        'You put {name} to bed. The sleepy head is for it, the stern one against, and the grinning one is up already, with the rest of the snake. The sleepy one is borne away backwards, protesting.',
        '{name} lies down, since you ask it to, and shuts all its eyes but one pair. Then those are shut, and another pair is open. They are being good by turns. None is tired, not even the one that always is.',
        {
          text: 'Put to bed happy and wide awake, {name} argues in the dark: about who is in the middle, about the moon, about you. They never argue about the ones they love. You took up half the night.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Even the sleepy head is not sleepy. {name} lies where you put it, one face grinning, one stern, one merely polite, and all three necks laid along the side that you are not on.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You put {name} to bed, and it is not tired. It is agreed to humour you. Three heads lie down, and shut six eyes, and you can hear them trying not to laugh. Then a chin comes on your arm, to keep you from going.',
          when: ['trusting', 'well', 'glad'],
        },
      ],
      loved: [
        '{item}: even the stern head yawns, and looks round to see who did it. {name} has lain down in the order of the yawns.',
        '{name} moves to adjourn. The reason is given as {item}, and nobody is up any longer to second it.',
        {
          text: 'You have brought {item}, and for once there are three yawns and no debate. {name} lies down round that in a heap of necks. The sleepy head, which has the practice, stays up a moment, to see the other two off, and you.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. Two heads have nowhere to go with their chins. {name} rests as it can, and thinks of three pillows.',
        'There is a debate about the lumps. {name} lies on {item} in shifts. Marsh grass would end the matter.',
      ],
      harmful: [
        '{name} lay down, and came up with all three heads at once. That is no bed, and it has the marks to show: {item}. Take it away.',
        'Nobody in {name} has closed an eye, and one neck is held stiff. The cause was {item}. Keep that far from its bed.',
      ],
    },
    reflect: {
      awake: [
        'You sit with {name}, and its heads lie down on you where they can, on a knee, a boot, the crook of an arm. Nothing is said about it. In a family that talks over everything, you notice that.',
        'You sit with {name}, and for once it is of one mind. Three heads look the same way, at nothing much, and you look there too. You have been let into the row. You are the one on the end.',
        {
          text: 'Is it asleep, asks one head. It is thinking, says another. {name} puts out a tongue to settle the matter, touches you on the knuckle, and goes home with the answer. Now the two others would like to make sure as well.',
          when: ['warming', 'well'],
        },
        {
          text: 'The stern head of {name} is on your left knee and the grinning head on your right, with the sleepy one between. There is plenty to argue about. They let it lie. You can hear that there is only one of it, beating.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} winds itself about your chair. There is a head on each of your knees, and the third lies on top of the second. They have only the one heart. You can feel it in three places.',
          when: ['trusting'],
        },
        {
          text: 'You sit down, and the stern head of {name} comes, smells your sleeve, and goes back to report. The grinning head comes, and goes back to report. The sleepy one comes, and does not go back.',
          when: ['warming'],
        },
        'Under any other business, the grinning head says {loved}. {name} is quiet for a bit, with all three faces towards you.',
        'The stern head turns back to the line that says {wait}. {name} reads it with you, and does not move to amend it, or to read on.',
      ],
      little: [
        'All three heads have had their turn at your shoulder, and one has been round twice. {name} is content. That is enough for this hour.',
        '{name} declares the sitting closed. It has to be able to miss you for a little, and has set a head to it.',
      ],
      ill: [
        'Two of the heads lie in your lap, and the third lets go of the watch. {name} is easier with you there. See next to what it needs.',
        '{name} leans on you with the whole of its weight, undivided, and there is nobody against. You stay until the heart is slower. Then bring what its body is short of, and bring it to all three.',
      ],
      asleep: [
        '{name} sleeps in a heap, and you sit by it. One neck slides off the others, by its own weight, and comes to lie across your feet. Presently the other two miss it, and follow.',
        'You sit beside {name} while it sleeps. “Who is there?” says one head, with its eyes shut. “It is all right,” says another, no more awake. The third is breathing in time with you.',
      ],
      shy: [
        '{name} keeps to its end of the room, and you to yours. Now and then a tongue comes out, of the one head or the other, and tastes what you are like today. The last of them is left out rather long.',
        'You sit by the far wall, and {name} pretends to be asleep, in all three heads. One of them does it badly, as it cannot stop grinning. You look away. When you look back it is grinning at you.',
        {
          text: 'You sit down across the pond and stay, and {name} posts a head to watch you. The stern one takes its turn, then the grinning one, then the sleepy one. The sleepy one shuts its eyes. Nobody wakes it.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'Three opinions of you, and {name} is pleased to say that all three are no. You do not argue. You sit, far off, and stay. By and by the sleepy one yawns and changes its to “later”.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit far off, and round the side of the bath comes a head of {name}, and is pulled back by the neck. Another comes, and is pulled back. There is some talk. Then the first comes out again, and stays.',
          when: ['from_child'],
        },
        {
          text: '{name}, hours old, is hiding behind its tail, of which it has one for three heads. You sit down. The tail shakes. After some time a small chin is laid on top of it, the grinning one’s, and you are looked at.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'three fish':
        'You hold up three fish, by the tails, and there is a hush. Then they are gone, left, right, and the middle one sideways, because the sleepy head had its mouth open only for a yawn. It chews on, in surprise.',
      'parallel tasks':
        'You set down the parallel tasks side by side like bowls. The stern head does sums, the grinning one rhymes, the sleepy one turns a page with its tongue. They look up at the same moment, finished, each with ink on its chin.',
      'split rations':
        'You break it in three with the back of the knife and the split rations are weighed, by tongue, against each other. One is a crumb too big. They look at that crumb, and at the bump, and slide it across.',
      'swamp eels':
        'The swamp eels are quick, and {name} has three necks. For some time you cannot say who is eating whom. It comes undone at last, with one eel held by two heads, who are too polite to pull.',
      'goat stew':
        'There is one pot of goat stew, and the steam goes up three noses. They go in together and their brows knock. You turn the pot a third. They go in again. By the last turn the sleepy head is wearing it.',
      'branching questions':
        'You ask it one thing, and that has two ends, and each of those has two more. {name} goes up the branching questions like a vine. The three heads sit at three tips, chewing, and wave to each other, and to you below.',
      'equal portions':
        'You have measured out equal portions, with a string. The stern head measures again, sniffs, and its tongue comes out for you, only a flicker. Three mouths close at once. There has never been so little to discuss.',
    },
    play: {
      'tug of war':
        'You take the one end, and two heads take the other. The third looks at you, then at them, and comes round to your side with the rope in its teeth. At tug of war nobody has ever beaten you two.',
      'three way chess':
        'You play the kettle side, and they play the rest. In the three way chess the grinning head moves your queen when you look up. The stern one moves her back. She has gone by supper, and the sleepy head’s cheek is square.',
      'debate club':
        '“That water is dry,” you put to the debate club. The stern head is against. The grinning one proves it in four steps, with a towel. The sleepy one is asked, opens its mouth, and a long stream of pond runs out.',
      'choir singing':
        'You beat time with a ladle. They have the high, the middle, and the snore. In the choir singing it is the snore that has the tune, and when you bring your hand down all four of you are in at the end.',
      'triple fetch':
        'You throw three sticks, three ways, and {name} goes after all of them and gets nowhere, humming like a stretched rope. So you throw them close together. For triple fetch it lays a little hedge upon your foot.',
      'swamp swim':
        'You wade in to the knee. On a swamp swim one head goes under, one along the top, and one on your shoulder, to keep its ears dry. It tells you in a whisper where the others are. You are got by both ankles.',
      'round robin':
        'Everybody plays everybody, and that makes a great deal of noise in one basket. In the round robin you beat the stern head, who beats the grinning one, who beats you. The sleepy head has beaten all, it turns out, early on.',
    },
    clean: {
      'long handled brush':
        'You stand on the bank and reach with the long handled brush, down the green back to where the three begin. There is a place there none of them can get to. Scrub, scrub. Three eyes close, one from each pair.',
      'tooth brushing':
        '“Wide,” you say, three times. The tooth brushing takes the kettle’s whole boil. The stern head rinses and spits in the bowl, the grinning one shows all of it, and the third has shut on the brush and is asleep.',
      'scale scrub':
        'You do a scale scrub from the tail up, and it comes out from under the mud like a wet roof, green row on green row. Where the road forks you stop, and three chins are laid down before you, in turn.',
      'bib wash':
        'Gravy, gravy, and a small green hand that was a frog’s. You rub the three of them in the tub, for the bib wash, and hang them on the line. The heads look on from the water, with bare necks, like gentlemen.',
      'neck towels':
        'Warm from the stove you bring the neck towels and wind them on, one, two, and one to spare. It is not for you to ask. You fold it small, and lay it on the bump. Nobody looks. Everybody leans.',
      'lagoon rinse':
        'In it goes, like three ropes and an anchor. After the lagoon rinse they come up far apart, blinking, with a lily upon the wrong head. The others swim over and see it right, and then bring you the lily.',
    },
    sleep: {
      'staggered naps':
        'You tuck the first head in at nine, and the next at ten. With staggered naps there is one always left to say good night to, and by the third you sit down. It puts its chin on your knee and tells you about the two.',
      'three pillows':
        'You plump the three pillows and set them in a row. Each head lies down, and looks across at its neighbour’s. There is some quiet changing of places. You find all of them in the end upon the one that you had patted last.',
      'marsh grass nest':
        'It treads round in the marsh grass nest, and every neck lays its own way, so that it is woven by the time they lie down. You look over the edge. There is a green knot, and three ends, and somebody’s yawn goes round.',
      'lagoon bank':
        'You dig your heels in on the lagoon bank, to make a hollow, and {name} pours its length into that. The tail stays in the water, to tell the time by. One after the other the chins come down over your boots.',
      'night watch rota':
        'You hang up the night watch rota by the lamp. The stern head has first, and the grinning one second. For the third there is only a drawing of an ear. It sleeps, on its back, with one eye on the stars.',
      'bullfrog chorus':
        'You leave the window up for the bullfrog chorus. Gronk, says the marsh. The grinning head gives it back, the stern one shushes. A last gronk comes, deep and very near, from under the sleepy head’s eyelids, and then nothing.',
    },
    medicine: {
      'throat lozenges':
        'You have three throat lozenges in your palm, red, green, gold. Each of them takes the one that another wanted, to be kind. They suck. They look along their noses. There is a clack, a passing over, and it hurts them less.',
      'neck massage':
        'You begin where the three run into one, with your thumbs, and feel for the knot in the neck. The massage finds it on the left. All the heads groan, though it is only one’s. Something gives, and they slide down you like rain.',
    },
    discipline: {
      'talking stick':
        'You hold up the talking stick, and now only he who has it may speak. The grinning head is given it, and cannot, with its mouth full. It gets very quiet. You hear two chins go down upon the coils.',
      'single file':
        'Through the gate in single file, you say, and show it with your hand. One head goes under. One goes over. They stop, and look at the post in the middle, and {name} backs out, shamefaced, and lines itself up.',
    },
  },
  refusals: {
    asleep: [
      '{name} is adjourned, all three of it, until {wakes_at}. It takes nothing before that. You may keep the watch: reflect.',
      'Every mouth is shut and every neck is plaited in. {name} wakes at {wakes_at}. Sitting beside it needs no vote. Reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. Each head has found out that the others can be blamed, and they found it out together.',
      'A child by now, and it has held its first election. {name} got three votes, all for somebody else.',
    ],
    teen: [
      '{name} is half grown, and its heads are not speaking. They pass notes, by way of the bump. Keep its mealtimes: they set the rest.',
      'Half grown, and no neck will be seen beside another. {name} goes about like a fork. When the lamp is out, though, they plait.',
    ],
    high_care: [
      '{name} is grown, and {form}. All three heads start the same sentence, hear it, and let you finish.',
      'Grown, and {form}: the heads of {name} still argue over everything, and over supper they lean.',
    ],
    balanced: [
      '{name} is grown, a {form}. Meetings are on some days, swims are on others, and the minutes have drawings in them.',
      'A {form} now, and full grown, {name} decides by two to one and lets the one have its way every third time.',
    ],
    low_care: [
      '{name} is grown, and {form}. It has learned to be its own company, and sits in a ring with its faces inward.',
      'Nobody was in the chair, and it grew up so. It is {form}. When you speak to {name}, the heads look at each other first.',
    ],
    rescue: [
      '{name} is grown: {form}. The necks are crossed over the heart, always, like hands round a candle.',
      'Full grown, and {form}. One head of {name} never sleeps before it has touched the other two, and then you.',
    ],
  },
  trust: [
    '{name} has moved you from “visitors” to “members”. You have a voice now. You will be outvoted, but you have one.',
    'A neck comes round you from the left, and one from the right. {name} makes room at the table beside the bump.',
    'All three chins come to rest on the same shoulder. The stern head shows you a page, older than the first meeting. {name} never voted on it. It is your name.',
  ],
  streaks: [
    'Ten meals on time. {name} has thanked you ten times in each of three voices, and the stern head has checked the sum.',
    'Twenty-five in a row. It has been proposed that {name} call the hour after you. The clock was not consulted.',
    'Fifty on time. There was a place in the mud where your lateness was to be written. {name} has sown it with cress.',
    'A hundred meals at their hour. {name} asked the bump for a word of thanks, and waited, and for a moment it seemed to lean.',
  ],
  ages: [
    'Ten days. {name} has held some two hundred votes, and the sleepy head was awake for nine of them.',
    'Thirty days old. {name} has filled one bank of the lagoon with minutes, and the tail starts on the other.',
    'A hundred days. {name} is asked how old that makes it, and says a hundred, three hundred, and what.',
    'One year. {name} reads the whole of it back, head by head, and moves that it be kept.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['three fish', 'swamp eels'] },
      wish: '{name} has set out three stones in a row, and lies behind them with its mouths shut, looking at the first, the second, the third. Something with a tail would do for each: fish, or eels.',
      granted:
        'One each, and all the same length, as they were laid side by side and measured. The bones have been stood up on the stones, saluting.',
    },
    {
      by: { action: 'feed', item: ['branching questions'] },
      wish: '“Either,” says one head, and “or”, says the next. The third has been waiting under them for something to choose. Feed {name} branching questions.',
      granted:
        'They took one fork apiece and met again at the far end, out of breath, with different answers. {name} is extremely well fed in its opinions.',
    },
    {
      by: { action: 'feed', item: ['goat stew', 'equal portions'] },
      wish: 'The ladle has gone round and come back and gone round. Nobody is accusing anybody. But {name} has its eye on the pot, and hopes for equal portions, or a stew in which it cannot be seen.',
      granted:
        'It came out even to the last carrot. That was cut in three, and in three again, and somebody kissed the cook on the ear.',
    },
    {
      by: { action: 'play', item: ['tug of war'] },
      wish: 'There is a rope about the house, and {name} has two ends spoken for. What it wants is a person, for the third.',
      granted:
        'You held. {name} pulled both with you and against you, and went into the water on both sides, and it was agreed that you had been splendid.',
    },
    {
      by: { action: 'play', item: ['choir singing', 'round robin'] },
      wish: '{name} has a soprano, a bass, and one who comes in where it wakes. It lacks somebody to say now. Take it choir singing, or set it a round.',
      granted:
        'You said now. All three had been holding that breath for you since you came in, and the windows had it for a good while after.',
    },
    {
      by: { action: 'play', item: ['three way chess'], hours: [9, 18] },
      wish: 'The board has been out since the light was good. {name} has moved white, and moved black, and is looking at you over the red ones. Three way chess, then, before six.',
      granted: 'The sleepy head beat everyone in eleven moves, and said “mm?”, and is not suspected of anything.',
    },
    {
      by: { action: 'play' },
      wish: '{name} has a riddle, and is bursting with it at every mouth, and has nobody to ask who was not there. Come and play with it, and be asked.',
      granted:
        'You did not know. Three heads told you at once, and gave three answers, and looked round at each other with great surprise.',
    },
    {
      by: { action: 'clean', item: ['tooth brushing', 'neck towels'] },
      wish: 'The bib is on, upon the left. {name} has counted its teeth and come to a hundred and two, and a few that are the neighbour’s. Some tooth brushing would be kind, and a towel round each neck.',
      granted:
        'A hundred and five. There is a small dispute over the three that were behind the eel. {name} smiles at you in a row, to settle it.',
    },
    {
      by: { action: 'sleep', item: ['three pillows', 'marsh grass nest'] },
      wish: 'Two chins have a coil to lie upon, and the third has always had the floor. {name} has never minded. The other two have begun to mind. Put it to bed on three pillows, or on marsh grass.',
      granted:
        'No one would take the middle one until it had been turned over for the bump. Then there was a sigh, and a sigh, and quite an old sigh.',
    },
    {
      by: { action: 'sleep', item: ['night watch rota'] },
      wish: 'It is somebody’s watch, always, and {name} has blue under six eyes. Let it lie down by a rota that has your name on it as well.',
      granted: 'Yours was the first watch. There is no record of a second, for nobody woke to take it.',
    },
    {
      by: { action: 'reflect' },
      wish: 'One of the three has something to say to you by itself, and cannot think how to be by itself. Come and sit by {name}. It will manage.',
      granted:
        'It was the stern one. It put its mouth to your ear, and you heard a duck. Nothing has been written down.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'The left side had you last time, and the right has been very decent. {name} asks you to sit with it twice in one day, once on either hand.',
      granted: 'Left, and then right. The middle has pointed out, without heat, that tomorrow is also a day.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The sand-glass',
        shape: 'cup',
        text: 'It was for taking turns at the keyhole. {name} gave it to you lying on its side, as nobody need hurry now.',
      },
      {
        name: 'A casting vote',
        shape: 'marble',
        text: 'The sleepy head had it under its tongue all this time. It is smooth, and warm, and it was for you.',
      },
      {
        name: 'Three ends of one rope',
        shape: 'thread',
        text: '{name} bit them off after the great match, and tied them to each other, so that all of them had won.',
      },
      {
        name: 'A reed, cried on',
        shape: 'feather',
        text: 'The grinning head says that it was rain. It has asked you to keep it where the others will not look.',
      },
      {
        name: 'A bib with three strings',
        shape: 'ribbon',
        text: 'Tied once, it serves for all of them. Each head of {name} embroidered a letter, and they had not settled beforehand on a word.',
      },
    ],
    return: {
      name: 'A fourth pebble',
      shape: 'stone',
      text: '{name} came home with one in every mouth, and this one besides. None of the heads remembers carrying it.',
    },
    streak: {
      name: 'The gravy spoon',
      shape: 'spoon',
      text: 'Twenty-five suppers stand along the handle in very small writing, and under each of them: no objections.',
    },
    hundred_days: {
      name: 'The unopened page',
      shape: 'letter',
      text: 'Folded in mud, sealed three times. It was written before the first meeting, and you know what it says.',
    },
  },
  release: [
    'You say that it is free, and for once nobody moves an amendment. {name} kisses one cheek, then the other, then your nose, and goes down into the reeds.',
    '{name} swims out with two heads forward. The third stays turned to you until the bend, and there they change places, so that each has had a look.',
  ],
  dying: {
    neglect: [
      '{name} is dead. All three heads were turned the way you would have come, and none had given up its turn.',
      'The watch was kept to the end by one head, and then by none. {name} has died, and nobody was there.',
    ],
    hunger: [
      '{name} has died of hunger. Each head had left the last of it for the other two, and it is still there.',
      'There was one belly for three, and nothing came to it. {name} is dead, lying close against itself.',
    ],
    illness: [
      'First one head lay down, then the next. The third stayed up with them as long as the heart did. {name} has died of its illness.',
      '{name} is dead. It had been ill, and one heart could not carry all three any further.',
    ],
    poison: [
      'One mouth took what it was given, and it reached them all. {name} is dead.',
      '{name} has died of what was handed to it. The heads lie plaited. None of them had let go.',
    ],
  },
  returned: [
    'One eye opens, yellow. It looks to its left, and that one opens too, and they both turn and wait. Then the sleepy head yawns. {name} is back.',
    'The heart knocks once, and three heads lift to hear who it is. “Present,” says {name}, and “present”, and “mm”.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}: three heads, one heart.',
      'Be quiet here in turn, first left, then right, then in the middle. This is {name}.',
      '{name} lies under this stone, all in one place, and nobody against.',
      'Three could not agree what to put. So it says {name}.',
      {
        text: 'Here {name} has risen, for the last time, and nobody asked for the floor. The bump is with it.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It kept three lookouts, and nobody came.', 'Six eyes were on the door.'],
      hunger: ['Each head left its share to the others, and there was none.', 'There were three mouths, and no meal.'],
      illness: ['One heart was not enough for the fever.', 'The heads went down in turn, and no cure came in time.'],
      poison: ['One mouth was given it, and all three are here.', 'It took what it was handed, without a vote.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. We are, says the stern one. We very much are, says the grinning one, and the third says mm, which carries it. There is so much day that it has to be split three ways, and each gets a whole one. How is that possible? It is minuted. Somebody sing. You begin, no, you. You want your keeper to take the fourth part, as the bump will not.',
      'You are {name}, and you have agreed on something. It was an accident. One said “this is good”, one said “on the contrary, it is very good”, and the sleepy one had said so an hour ago and nobody had listened. The heart is going like a drum with three drummers. You finish each other’s jokes, wrongly. You want your keeper to come and be laughed with from all sides.',
    ],
    content: [
      'You are {name}, in session. Item one, the light on the water: lovely. Seconded. Not lovely, says the other, only nice, and it is put to the third, who is asleep on it. You wait. You do not mind waiting. You ask the bump as well, since one should. Everything you say is corrected, and then the correction. You want your keeper to sit in, and to have the last word, once.',
      'You are {name}, and have been for {days} days. Each. Together, says the stern one. It is a strange thing to be never alone and still to look up when somebody comes. You have argued about it. It seems that three are not company, they are one, and it takes a keeper to make two. You want yours here, on the bank, on any side. They are all good sides.',
    ],
    bored: [
      'You are {name}. I spy, says one. We know, says another, we have the same afternoon. You have voted on what to do, and it was a tie between nothing, nothing and asleep. You know all your own jokes from the inside. What is wanted is somebody who does not know what you are going to say. You want your keeper to come and play, and to surprise all three.',
    ],
    hungry: [
      'You are {name}, and the belly has the floor. It speaks for everyone. Was that you? It was us. You have been over the dish from the left, the right and above, and it is empty from each. The stern one says to wait, the grinning one is biting the spoon, the third is dreaming of fish and will not share. You want to be fed. Equal portions. Soon.',
    ],
    starving: [
      'You are {name}. Nobody interrupts now. One says “you have it”, and one says “no, you”, and there is nothing there to have. You have put your heads close, to need less warmth. The third is not asleep. It only lies as though it were, so that the others will not worry, and they know. You want food, now. Any mouth. It all goes to the same place.',
    ],
    sick: [
      'You are {name}. Two of us are down, and the one who says so is not sure about the one who says so. It is hot in the necks and cold where they meet. You begin a sentence, and the one who should finish it does not, so you leave it lying there. The motion is medicine. All in favour. You want your keeper to count that as three.',
    ],
    failing: [
      'You are {name}. There was always somebody talking. Now you can hear the heart, one, and a wait, and one. You did not know how much of you was voices. You have your chins on it, to keep it company, as it has carried three all this time and never asked for a turn. You want medicine. You want your keeper’s hand there, where it knocks.',
    ],
    near_death: [
      'You are {name}. We have looked left, and right, and straight ahead, for a long time, in turns, so that no moment of your coming would be missed. There are no more turns. All of us look now. No one here has said that you are not coming. It was never moved. You want your keeper. With anything, with nothing. Only come and sit where we can see you.',
    ],
    asleep: [
      'You are {name}, asleep, and in the dream there are four. The new one has its eyes closed still, and everybody is whispering. What will it say? It will be stern. It will be merry. Let it be. It opens its mouth, after all these meetings, and you lean in, and it says your keeper’s name. Carried. You want that keeper near you in the dark, taking the watch.',
    ],
    shy: [
      'You are {name}, behind the coils. One says that it looked kind. One says that they all do, at first, to one head. That is the thing. They like the merry one, and then where do the rest of us go? You talk low. You break off when looked at. You want your keeper to stay over there, and not to choose, and to come back tomorrow to all three.',
    ],
    back_from_death: [
      'You are {name}. Are we? Count. One. Two. A silence, and nobody breathes, and then, mm, three. It was not dark there. It was only that for once you were each alone, and called, and heard no answer. You keep your necks touching. You speak in turn, softly, and let each other finish. You want your keeper beside you, and the next meal when it is due.',
    ],
    hurt: [
      'You are {name}, and one of us took it, and all of us have it. It came from the hand. Say that again. From the hand. The stern one will not write it down. The grinning one has stopped, and that is worse than the pain. You hold the hurt neck between the other two. You want your keeper to take the thing away, and then to speak to each of us.',
    ],
  },
}

export const HYDRA: Species = {
  slug: 'hydra',
  name: 'Hydra',
  family: 'ai-native',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1.4,
  innate_traits: ['social'],
  personality: 'Three opinions sharing one heart. They argue over everything except whom they love.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'three fish',
        'parallel tasks',
        'split rations',
        'swamp eels',
        'goat stew',
        'branching questions',
        'equal portions',
      ],
      play: [
        'tug of war',
        'three way chess',
        'debate club',
        'choir singing',
        'triple fetch',
        'swamp swim',
        'round robin',
      ],
      clean: ['long handled brush', 'tooth brushing', 'scale scrub', 'bib wash', 'neck towels', 'lagoon rinse'],
      medicine: ['throat lozenges', 'neck massage', 'merge conflict fix', 'antivenom', 'vitamins', 'wound salve'],
      discipline: [
        'taking turns',
        'majority vote',
        'separating heads',
        'talking stick',
        'single file',
        'shared time out',
      ],
      sleep: [
        'staggered naps',
        'three pillows',
        'marsh grass nest',
        'lagoon bank',
        'night watch rota',
        'bullfrog chorus',
      ],
    },
    harmful: [
      'sword',
      'choke collar',
      'cauterizing torch',
      'favouritism',
      'guillotine',
      'race condition',
      'prompt injection',
    ],
  },
  appearance: {
    look: 'a moss-green three-headed water serpent with one sleepy head, one stern head and one always grinning',
    colours: ['#3f7f5f', '#cfe3a4', '#d9563f'],
  },
  figure: {
    eyes: '#ffd75e',
    body: 'coiled',
    muzzle: 'lips',
    skull: 'wide',
    ears: 'fin',
    earTint: 'accent',
    marking: 'scales',
    extras: ['heads'],
    slit: true,
    headSize: 0.9,
  },
  book: BOOK,
}
