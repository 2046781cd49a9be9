/**
 * The Calico wants it both ways, and the third way as well. It fears being of one mind: then there would be nobody to
 * blame.
 * Three odd facts. Its colours vote: white moves, ginger seconds before it has heard, and black has the veto and gives
 * no reasons. Its left hind foot, the ginger one, acts without authority and is glared at afterwards. Its tail changes
 * colour halfway down, both halves claim the tip, and the frontier is patrolled.
 * It hoards the corners of envelopes, bitten off, which are the ballots. Its body is white quilted with ginger and soot,
 * quick, never quite facing one way; one eye is ringed black, and that is the one that has seen through you. It eats
 * after lodging a complaint. It sleeps over the edge of something high, with a part hanging down that was outvoted. It
 * sulks in committee, in the hatbox, with the lid on. It trusts slowly, patch by patch, the black one last, and for a
 * count of nine. It never agrees at once, never apologises in the same room, and never purrs once it has noticed that it
 * is purring. Its keeper is the opposition, whom it would not be without.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell splits in three places that cannot agree. A ginger ear comes out of one, a white paw out of another. At the third a soot-ringed eye considers you at length, and then it all gives way. {name} is carried.',
    'Out of one egg come a white foot, a ginger foot and a black ear, none of them in agreement, and you begin to count kittens. They are all {name}. It falls over in three directions.',
  ],
  looks: {
    thriving: [
      'You meet {name} on the stairs, going up. The ginger foot is going down. They have been on this step for some time, purring. You are asked, with a look, for the casting vote.',
      '{name} is in the sewing basket, among the patches, and has had itself counted as several. You take out the tartan. You take out the blue. You take out a white one with whiskers, and it purrs, in three colours.',
      {
        text: 'The ginger foot sets off toward you, the white one toward the wall, and the black one is staying here, so {name}, some hours old, sits down. It looks from foot to foot. It asks them all again.',
        when: ['baby'],
      },
      {
        text: 'The white paw has set out over the edge of the basket. The ginger paw has not been told. {name} looks from one to the other, very new to all its colours, and then up at you, as if you had a vote.',
        when: ['baby'],
      },
      {
        text: '{name} is happy and wants nothing. You may stroke the white. You try the ginger, and that is carried. An inch from the black you stop and ask. The ringed eye considers your hand, and closes, and the inch is gone.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The ginger wants your lap. The white has no objection. {name} stands with two paws on your knee while the count goes on, looking at you out of the ringed eye. The eye slowly shuts. Not a veto. An abstention.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} hangs over the arm of your chair like a quilt put out to air. You touch the ginger, and it purrs. You touch the white, and it purrs. At the black you stop and wait. The black comes up to meet your finger.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lies across the passage, white belly up, ginger paws one way, black ones the other, so that nobody can get by. The motion seems to be that you stay. It is carried three to nothing. You had no vote.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The vote is in and it is three to none, which has not happened since the sardines. {name} lies on your coat with the black patch uppermost, purring in two colours, and the veto has its paws in the air.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is walking up to you, tail high, in the best of tempers, white feet first. Then the news reaches the dark half of the tail. It turns round, still in the best of tempers, and walks away.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} purrs on the sill, sleek and full. You put a hand down near it. The ginger half of the tail lifts to let you in. The sooty half comes down on your wrist, light as a rubber stamp, and moves it off.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} is asked by the door whether it is coming in or going out. It stands on the sill and is divided. One paw is for, one against, two have not heard the question. You hold the door.',
      'There is a sunny board and a shady board, and {name} lies across the join, white on the one and soot on the other. Presently the ginger in the middle will be asked to choose. It is looking at the ceiling.',
      {
        text: 'In front of the mirror {name} finds another cat with everything on the wrong side. It puts forward its views. The other puts forward exactly the same, from the left. They part, each sure that it has won.',
        when: ['well'],
      },
      {
        text: 'The ginger half of {name} is in the hall and the white half is in the kitchen. The soot patch lies across the sill between them, holding the deciding vote, and washes. You step over. There is no motion before the house.',
        when: ['well'],
      },
      {
        text: 'The ginger would go out, the white would stay in, and the black has been asked for a ruling and is thinking. {name} is therefore on the doorstep, with the door open, getting neither wet nor dry.',
        when: ['well'],
      },
      '{name} argues about everything. There is one thing it never argued about, and that was {loved}. It ate up, or it played, and did not say a word.',
    ],
    curious: [
      '{name} swats the thing, smells the paw, swats it harder, walks away, and comes round the other side of the armchair to catch it unprepared.',
      'A new lampshade. White goes up to it with one foot lifted, black holds back, and so {name} is very long for a moment, like a drawn bow. Then ginger lets go.',
      'The post has come. {name} puts its black-ringed eye to the slot and looks out at whoever is looking in. They let go of the letters.',
    ],
    bored: [
      'Ginger moved that there be a ball. White seconded, and even the black patch let it through. So there is a ball. {name} lies with its chin on it, both colours of tail along the floor, and nobody throws. Come and play.',
      '{name} has put it to the vote. Ginger is for the paper ball. White is for the paper ball. The black-ringed eye looks at the ball, which is not doing anything, and withholds consent. Make it do something.',
      {
        text: 'The corners of the envelopes are out on the rug, and {name} lies among them, and has not sorted them. A ginger foot moves one towards you and takes it back. Bring string, and be beaten.',
        when: ['sad'],
      },
    ],
    due: [
      'The dish is bare, and {name} has had it before the house for a while. Ginger proposes to wait. White proposes to wait nicely. Black proposes you, and turns the ringed eye to see that you have heard. The meal is overdue.',
      '{name} sits down in front of the dish, then beside it, then behind. It is empty from there as well. For once there is nothing to argue about. It is not hungry, it is right. Its meal is due.',
      {
        text: 'The ginger paw pats the dish, the white paw pats it too, and both find it empty. The black-ringed eye would like to be certain, so {name} leans over and falls in on its head. Not hungry yet, only late. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'Ginger moves that {name} should shout. White would rather wait nicely. The soot round one eye, just told that it has a veto, tries it out on both. So the kitten only looks at you. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'Ginger was for coming down to meet you, white abstained, and soot has the veto, so {name} is on the middle stair. They will take another vote when there is something in the dish. It is overdue. Fill it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The white says go and ask. The ginger says scream. The black patch says one does not ask people one has only just met, so {name} sits with its back to the bowl and waits. Supper is overdue. Serve it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'Ginger says ask. White says wait, you always come. Black has sat down on the tile in front of the cupboard, ringed eye on you, and curled the two coloured tail around all three of them. Motion carried: feed {name} now.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} sits over the empty dish in full session. The ginger paw is on the rim, the white paw is on the ginger one, and the ringed eye is on you. You have been granted until your coat is off. Feed it now.',
        when: ['well'],
      },
      'Half the tail of {name} says wait, and lies still. The other half, past where the colour changes, thumps the floor by the dish. There is no reasoning with that half. Its meal is due. Serve it.',
      {
        text: '{name} votes lying down. Ginger is hungry. White is hungry. Black is hungry too, but not from you. Set the overdue meal on the ginger side, and leave before it is counted again.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has turned its black side to you, which took what strength there was. Behind it, the ginger and the white lie looking at the empty dish. The meal is overdue. Bring it round to them.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'Ginger moved that you be reminded, white that you be forgiven, and it was carried, twice, hours ago. Now the soot patch sits alone in front of the bowl and the other two have nothing to say. Feed {name} now.',
      'The motion is dinner. Ginger is for it, white is for it, and the black patch, which opposes things, has gone and sat in the bowl. All three look up at you out of the one thin face. Feed {name} now.',
      {
        text: 'Ginger moves that the dish is empty. White seconds it, and sits down inside to show you. You wait for the black patch, which is never for anything. It puts up a paw. {name} is hungry and its meal overdue. Feed it now.',
        when: ['from_child'],
      },
    ],
    starving: [
      'The vote has gone out of it. {name} lies with the white side down and the ginger on top, dull as a rug, and the black-ringed eye, which was against asking you, opens and asks. Feed it at once.',
      'The ginger says you will come. The white says you will come. The black, which has the veto, has given up speaking, and the ringed eye is closed. Feed it at once, while it is still two against one.',
    ],
    weak: [
      '{name} starts to object, and lets it drop. It starts to agree, and is too tired for that as well. All its colours have gone a shade paler. Give it rest, or medicine, and have the argument later.',
      'The ginger foot has not got up to anything for some time, and {name} drags it a little as it goes by. The black ring makes the eye look bigger than it is. It should have medicine, or rest.',
      {
        text: 'Ginger moves that {name} is perfectly fine, white seconds it, and even black lets it pass. Then the legs, which were never given a vote, sit down. It needs medicine, or a good long rest.',
        when: ['from_child'],
      },
      {
        text: '{name} goes along by the wall with its dark side out, and the dark side is all that holds it up. It would be against you if it had the breath. Let it rest, or let it have medicine.',
        when: ['wary'],
      },
      {
        text: '{name} is against going to bed. It says so from your lap, where it has fallen over, and it says it purring. Overrule it: something for its strength, or a long sleep, with the foot tucked in.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The dirt has turned {name}’s white patches grey, and the grey has begun to vote with the black. Ginger holds out alone, at the tip of one ear. The question before the house is a wash. Overrule them.',
      'The white on {name} has gone over to the soot, and the ginger is wavering. After two days unwashed the black could carry anything it likes, and it does not care for that kind of win. Please wash it.',
    ],
    sick: [
      'The white has gone yellowish and the ginger dull as old brick, and {name} lies with its nose in the corner. Even the black patch has no objection to you. That is how bad it is. Medicine now.',
      'There was no vote. The ginger has gone the colour of dust, the white is grey, and the black ring round {name}’s eye has not said no to anything since you came in. Get the medicine and give it now.',
    ],
    failing: [
      'The ginger shoulder tries to rise and the white legs will not second it. Only the black-ringed eye still holds out, open, on you, using its veto. It cannot hold for long. Medicine and food at once, or {name} dies.',
      'The colours are going out of {name} in turn. The ginger is straw, the white is ash. Only the patch about the eye holds on, and it says no. Stand by it. Medicine and food at once.',
      {
        text: 'You lay your hand on the black patch, the one with the veto, which has never once allowed it. It is allowed. Nothing else of {name} stirs. It needs medicine and food at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'The ginger has faded almost into the white. {name} lies with its ringed eye on the door and one paw over the edge of the basket, open side up. It has only hours. Come now, sit close, and put your hand in the paw.',
      'The ginger has stopped voting, and so has the white. The eye that is open has the black ring round it, and it has a no for everything. You hold out your hand. Nothing against. {name} has hours. Sit with it now.',
    ],
    asleep: [
      'In the dark the black patches are gone, and about two thirds of a cat is asleep on the chair. The breathing comes from the gaps as well. Leave all of it be until it wakes.',
      '{name} is asleep as far as the middle of its tail. From there, where the colour changes, the black end goes on tapping the floor like a chairman. You wait in the dark. It taps once more, and lies down. Carried.',
      'By night there are no colours. {name} lies in the basket grey all over, unanimous at last, one paw across its nose. The tail still twitches at the halfway mark. Go to bed.',
    ],
    asleep_in_danger: [
      '{name} sleeps on the floor, where it had got to, and no part of it hangs over anything. Sit beside it now, whether it would have you or not. It wakes at {wakes_at}.',
      'All three colours are asleep, and none has been left to say no. Take the chair: reflect beside {name} until it wakes at {wakes_at}, and see to it then.',
      {
        text: 'On the empty plate lies a row of paper corners, three for and none against. {name} fell asleep over the count. Sit with it now, and feed it when it wakes, at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Behind the curtain a ginger paw comes out, and is drawn back in by something. The paw comes out. It is drawn back. There is a party for you in there, not yet in power. Sit by.',
      'One ginger paw comes out under the curtain and feels about, on behalf of the rest. The white one is against it. Behind the cloth a ringed eye awaits the findings. Sit down quietly, and let {name} have nothing to report.',
      'Somebody left this house to itself for {wait}, and the matter has never come off the agenda. {name} reads it out from under the sideboard, in growls. Hear it to the end.',
    ],
    back_from_death: [
      '{name} has come back and is reading itself over, patch by patch, with its tongue, to see that everything was returned. One soot spot is new, on the left forefoot. It puts that foot on yours.',
      '{name} is back. It has touched white, ginger and black with its nose, and they are all there, and none of them will say who moved it. Stay with it, and be on time with its plate.',
      {
        text: '{name} is back. The ginger was for the window and the white for the bed, and both looked to the black, which has never once voted for you. Some hours it thought. Then {name} got into your lap, black side down.',
        when: ['from_child'],
      },
    ],
    old: [
      'These days the votes are quicker. White moves the cushion by the stove, ginger says why not, black is deaf on that side, and {name} lies down.',
      'The ginger foot has grown stiff and does what it is asked. {name} misses having somebody to glare at, and sometimes glares at it anyway, for company.',
      'The frontier on its tail has gone grey and you cannot tell any more where it runs. After {days} days {name} has declared the whole of it a park.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} puts the dish to the vote. Ginger says eat, white says eat, and black wishes it noted that it was going to say so first. The dish is emptied during the noting.',
        '{name} lodges an objection to the dish, to be on the safe side, and eats it all. When it looks for the grounds of the objection they are gone. It licks the place where they were.',
        {
          text: '{name} votes on the dish with its feet. The ginger one goes in, then both the white, and then, after a wait that is hard on everybody, the black. Carried. The whole assembly tips forward and eats.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'White is for the dish, and ginger has started already. The black ring looks up over the rim at you, about as long as it takes to sign something. Then all three colours have their face in it.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats every bit, on time, purring, with one eye closed in bliss. The eye that stays open is the one ringed in black, and it stays on you. The rest of the cat is having a lovely time.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The ginger is for the dish and the white goes along with it. So {name} eats, two thirds of it, bent over the meal, while the black patch stays up with its eye on you. It has not blocked anything. It abstains.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats first and votes afterwards. Ginger moves that you be leaned on, white seconds it, and both look round at the black. The black patch is busy being washed and has heard nothing. So you are leaned on.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You set the dish down and {name} walks round it by the left, then the right, and then straight across your lap, which is not on the way. A few hairs remain there, ginger, ginger, white. And one black.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'As you bring the dish {name}’s tail goes up: the ginger half at once, straight as a hand in class. The dark half stays bent over. The dish is emptied and you have not left. The dark half comes up an inch.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, and votes on whether life could be any better. No, says white. No, says ginger. Then you make to leave, and one soot-black paw comes down on your shoe. That is the veto.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Fish: carried, three to none. {name} eats, and the ginger side leans on your shin while the white side sees to the plate. On the motion to sit in your lap afterwards, the black patch rises and speaks in favour.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        'On time, so the ginger in {name} has nothing to be angry about, and has to eat with the others. It eats up. The black-ringed eye goes over the empty dish, corner by corner, and passes it.',
        {
          text: 'After {streak} on time, {name} no longer votes on whether you will come. That is taken as read. It eats up and moves on to the next question, who gets your lap, and all three are for it.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all, which makes {streak} on time, and looks at its tail, which begins in one colour and ends in another. It looks at you, who begin as feet. It will need to see more of both.',
          when: ['baby'],
        },
        {
          text: 'No colour of {name} has a word to say for you, and the black is too tired to say one against. It eats it all, and leans there, and would sooner you did not come nearer. It needs medicine.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats it to the end. On the first of your {streak} meals on time it voted, and on the next, and each time there was one against. It looks round at its black patch. Nobody is against.',
        'At last {name} has run out of objections. It raised one at each of {streak} meals, all of them on time, and eats up without another word. Then it comes along your leg and pushes, with the side that never does.',
        {
          text: 'The ginger said that you would be on time. The white hoped so. The black bet against you, and has now lost {streak} in a row. {name} eats, and then pays up, soot side down, across your feet.',
          when: ['well'],
        },
      ],
      early: [
        'White is for trying it, since you went to the trouble. Ginger remarks that nobody is hungry. Black allows one mouthful and closes the sitting. {name} lays the half of its tail that voted against across the dish.',
        '{name} takes a bite for the white and a bite for the ginger, and then the black patch looks at the clock. That is the end of it. You may put the rest to them again at {opens}.',
        {
          text: '{name} comes up to the dish ginger side first and takes a bite. It goes round and arrives white, and sniffs. It goes round again and arrives black, and sits down with its back to the whole thing. You were early.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} puts it to the vote whether to touch a dish that comes so late, and is eating before the count. It eats to the end. Then the result is in, against you, and it leaves to carry it out.',
        '{name} eats it, late as it is. Afterwards it sits down with the white of its chest to you, as before, but the tail has been brought round in front, the dark half outermost, like a rope across a doorway.',
        {
          text: '{name} eats it all. White says better late than never. Ginger says not much better. Black says nothing, gets up, and leaves the room, and the other two have to go along.',
          when: ['wary', 'well'],
        },
        {
          text: 'You put it down with an apology, and {name} withdraws to consider both. Ginger moves that the meal be accepted. Carried. White moves that the apology be accepted. From its ring of soot the one eye looks you over. {name} eats.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'It went to the vote before you came. Ginger was for forgiving you, white for eating first. {name} eats. Then it turns round once on the mat and lies down with all of the black on your side.',
          when: ['well'],
        },
        {
          text: 'Ginger votes to forgive you, white votes to eat, and {name} eats the late meal gladly. Then black uses its veto. You may stroke as far as the place where the tail changes colour, working from the tip.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The ginger in {name} gets up for the dish. The white has to be asked. Halfway over, the black patch lies down and takes the other two with it. You carry the dish to where they are. It hisses at you and eats.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: 'White is worn out, and so is ginger. Only the black patch has the strength for an opinion, and it is about how late you are. {name} eats, with that side towards you. It needs medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had not known it could be of one mind, and then nothing came for so long. It eats now, all three together. Then you lean in. White leaves, ginger leaves, and the black looks back at you from the straw.',
          when: ['baby', 'wary'],
        },
        {
          text: 'No colour of {name} has anything to say. It eats what it can of what came late, and lies down by the rest of it, white, ginger and soot in one small heap. It needs medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'It took {hours} hours, and somewhere in those the ginger in {name} stopped saying that you would come. It eats all of it, trembling under every colour. None of them looks at you. Be on time for the next.',
        '{name} had a side for you and a side against. After {hours} hours there is only a thin cat by the wall, which eats everything, and creeps back to the wall. Do not do this to it again.',
        {
          text: 'The white would have forgiven it. The ginger was too hungry to think. {name} eats fast on their behalf, and then the dark patch over the eye comes round, looks at you, and stays on you all across the floor.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats with its ginger side to you, where it has always kept you. When the dish is empty it stands, turns about, and lies down again soot side out. The black-ringed eye stays open.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} has three opinions on most things. After {alone} with nobody there, white, ginger and soot are of one mind. It eats. Then it sits down facing the wall, so that you may have the same view of all three.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} nobody came. Now {name} eats the meal, with the black-ringed eye on you and the other one shut. The one that is shut used to be on your side.',
          when: ['wary', 'well'],
        },
        {
          text: 'The ginger would have come to you. The white would have, for the first part of {alone}. The black has the veto. {name} eats where it lies, too weak to stand, and does not come. Stay, and do not ask again.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has no strength for three opinions. After {alone} alone it has one, and it is the black one. It eats, and watches your feet for when they will go. Sit down, take the weight off them, and stay.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Hunger has washed {name} to one thin colour. It eats, and stops, and eats. You speak. Once there were two of the three who would have listened. The white ear goes back, and the ginger ear goes back.',
          when: ['wary', 'weak'],
        },
        {
          text: 'No vote is taken. {name} eats with its head in the dish, and shakes. Then it gets itself along the wall to the coal hole, where black is all it needs to be, and the white is drawn in after.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} walks past the dish with its ginger side, turns, and walks past with the soot. Then it sits down and shows it the white. Everyone has now been offered the meal. Nobody is hungry, and you scrape it into the bin.',
        'You offer more, and {name} looks for one part of itself that has room. It asks down the line as far as the tail, both halves. Nothing. It sits down on the dish to mind it. Come back at {opens}.',
        {
          text: '{name} puts the dish to the vote. Ginger is full. White is full. The black patch, vexed to find everyone agreed, demands a recount. It is still no, and by then the meal is fit for nobody.',
          when: ['no_item'],
        },
      ],
      ill: [
        'The ginger takes one mouthful, and the white another. You wait for the veto. But the black patch, which has a view on everything, lets it pass and lays its side of the face on the rim. That is how ill {name} is. Medicine next.',
        '{name} eats where the white is, a lick, and rests, and later where the ginger is, a lick. There is no more in it. No side complains of the other. It is ill. Bring medicine next.',
      ],
      loved: [
        'White moved it, ginger seconded it, and the black of {name} was already in the dish. It was {item}. It has eaten up to the pattern, and for the first time there are no minutes, they were all too busy.',
        '{name} objected out of habit, with its mouth open, and some got in. {item}. There was no further debate. It cleans the dish, then its white bib, and then looks hard at you for not having mentioned it sooner.',
        {
          text: 'You set down {item}. {name} does not put it to the vote. It has its face in, its whiskers in, and one white foot. It comes up smeared, and for a moment has four colours.',
          when: ['well'],
        },
        {
          text: 'You put down {item}. Nobody in there calls for a vote. {name} is in it to the ringed eye, tail up, both halves of it quivering, and growls at the window, in case the window had hopes.',
          when: ['well'],
        },
      ],
      disliked: [
        'White sniffs, ginger dips a foot and shakes it at you, and black, to be contrary, tries a bit, and is sorry: {item}. It was minded to have trout.',
        '{name} eats half, to be able to say what is wrong with the other half: {item}. Prawns have been mentioned, by more than one side.',
      ],
      harmful: [
        'For once {name} was of one mind, and ate it. It was {item}, and every part of it is sorry now, the white, the ginger and the black, all bent over the same pain. Never let it near that again.',
        '{name} looks from its white side to its ginger side to see where it hurts. It hurts in all of them. The name of it is {item}. It does not argue with your hand. Keep that out of its reach for good.',
        {
          text: 'You gave {name} {item}. The black patch was against it, and you coaxed. Now all three colours heave together under the sink, and the ringed eye looks up at you, streaming. It was right. Never give this again.',
          when: ['item'],
        },
        {
          text: 'Two colours were for {item} and only one against, and your hand was so near. {name} is sick on the mat now, three times, and keeps the black-ringed eye on your fingers. Never give it that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You hide, and {name} splits up to look. The front goes left, the hind end right, and the middle is held up by a chair. Then it has found you, everywhere at once, and each of its colours claims the credit.',
        'You say yes, and {name} says no and pounces. You say no, and it says yes and pounces. You say nothing. It hangs in the air a moment, undecided, and comes down on you for want of a better idea.',
        {
          text: 'Ginger is for the string, white is for the string, and black, after a long look at whoever is holding it, abstains. {name} pounces. It is a very good game. It plays it at the full length of the string.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You roll the ball to the ginger paw and it comes back. You roll it to the white paw and it comes back spinning. The black paw stops it dead. {name} sits down on top, purring in two colours, and dares you to ask.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You hold out both fists, and {name} must say which. White says left. Ginger says right. Black comes straight at you over the top of both, and has you by the collar. You are found to be the prize.',
          when: ['trusting'],
        },
        {
          text: 'You trail the ribbon past. {name}’s ginger side crouches, its white side sits, and the black-ringed eye follows the ribbon up to your hand, your arm, you. The motion is carried. You go over backwards with a cat on your chest.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The string gets the ginger vote and its shadow gets the white. Then {name}’s black patch looks past them both to your bare toes, and that is the veto. You have to play it under a blanket. It is carried three to none.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide your hand in the blanket, and {name} thinks it is here, and there, and nowhere, and pounces on all of these in turn. One of them squeaks. It sits back, amazed at itself, and wants to be right again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You trail a feather past. The ginger paw is for it and so is the white, and the black one stays put, so that {name} goes round and round it on the spot, squeaking, until all three fall over. The feather waits.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'There is not a colour of {name} that is not already in high spirits. You play on. The ginger hind foot joins in by itself, kicking at the air, and the rest of it looks on with pride.',
        'You propose a game, and {name}, which has nothing to complain of today, holds a vote. White is happy enough, ginger is happy enough. Black abstains, so that there should be something for you to do.',
        {
          text: 'You draw the string across the floor. Ginger moves that it be chased, white seconds, the black patch raises no objection, and nobody gets up. {name} was that happy to begin with. One paw pats the string, for the minutes.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You dangle the ribbon. Ginger pounces, white rolls over, and above them both {name}’s ringed eye regards you with patience, like a chairman who is asked to hold the meeting in the room where it is being held.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} does not vote on your game. It lies there with its white chin down and lets the ball roll by on the black side, which never lets anything by. Leave the ball, and see to what it needs.',
        'You dangle the string, and the ginger foot of {name} gives a twitch, all on its own, and is still. The rest was not asked. It is not a day for games. See first to what it needs.',
        {
          text: 'You shake the feather and wait for the vote. Ginger would like to. White would rather not. Black, which has the veto, lies face down in {name}’s paws and lets the whole thing pass over it. See first to what is wrong.',
          when: ['no_item'],
        },
        {
          text: 'It makes for it, and coughs, and has to sit, and is furious with the cough. {name} would fight you for that toy if it had the breath. Medicine would give it the breath.',
          when: ['ill'],
        },
        {
          text: '{name} kills it, opens it, finds stuffing, and pushes the stuffing over to you with the ginger foot. It would have the same again in meat.',
          when: ['starving'],
        },
      ],
      loved: [
        'The motion was {item}, and {name} goes three ways round the table and meets itself in front of you. They have all won. They all want to be the one to tell you. It tells you, rolling.',
        '{name} will not play, on a point of order, and has not noticed that it is playing. It is because of {item}. The tail lashes, the pale half leading. When it does notice it glares at you, and does not stop.',
        {
          text: 'Show it {item} and the sitting is suspended. {name} goes up the curtain, along the rail, off the end, so fast that the three colours run together and what lands is simply brown.',
          when: ['well'],
        },
        {
          text: 'Out comes {item}, and there is no vote. {name} is on it, over it, under the rug with it, a white cat, a ginger one and a black one in rapid rotation, and the tail arriving late in two parts.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} walks twice round {item}, bites it once to be fair, and takes away your pencil instead. A feather would be a different matter.',
        'White looks away, black looks away, and the ginger foot, which is against nothing, kicks out once and is called to order: {item}. You might rustle some leaves.',
      ],
      harmful: [
        'It screamed, and then looked to see who had. {name} has got up on the highest shelf with one paw held in. That was {item}. Take it right away.',
        '{item}. Something of it has gone down, and {name} swallows and cannot finish swallowing. Nobody in there is arguing. Keep that from it for ever, and stay close.',
      ],
    },
    clean: {
      wanted: [
        'Before the wash {name} was one colour, and of one mind, which was the mud’s. You rub, and a white voice is heard again, and a ginger. By the black they are all complaining at once. It is clean.',
        '{name} protests at the warm water, it protests at the cloth. When you stop, it protests at that. You do the other flank, then, and the dirt slides off, and all its protests are heard with their chins up.',
        {
          text: 'Out of the dust a fourth colour had come up along {name}’s side, and was beginning to hold views. You wash it out. Ginger, white and black lean over the basin together and watch the opposition go down the drain.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The white fur is in favour, since on white it shows. The ginger would rather play. The soot declares itself clean, and is wiped all the same, and the cloth comes away grey. {name} inspects the cloth. The objection is withdrawn.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wash the white of {name}, and it was white. You wash the ginger, and it was ginger. The black looks the same as ever. All three find that the inquiry was uncalled for, and that it may go on.',
        'The brush goes over {name} and takes off nothing whatever. It objects to this on principle. It turns over and objects on the other side, and then holds up its tail, so that both halves may object.',
        {
          text: 'You sponge a spot on its flank. It is not a spot, it is {name}. You try the next. So is that. It watches you go over the whole quilt, looking for something that comes off.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The white holds still for the brush, having nothing to hide. The ginger rather likes it. Then you start on the black round the eye, which is not dirt, and all three leave the room in a body.',
          when: ['well'],
        },
      ],
      loved: [
        'For {item}, {name} has lifted the veto. It gives you the white to wash, and the ginger, and then, having looked to see that the door is shut, lies down on its back and gives you the black.',
        '{name} complained of being washed, and then it learned what with: {item}. The complaint was withdrawn in the middle of a word. Each colour comes up like new, and each believes that it has been done best.',
        {
          text: '{name} puts {item} to the vote. The white is for it, and the ginger. Everyone looks at the black patch, which has the veto. The black patch has rolled over to be done first.',
          when: ['well'],
        },
        {
          text: 'You clean {name} with {item}, and the white goes to sleep, and then the ginger. Only the eye ringed in black stays open, to see that it is properly done. Now that one has shut. Carried.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} has put a bookcase between you: {item}. White looks half done. Try a soft brush, and from the other side.',
        '{item}. You did the near patches, and {name} has gone off to undo them in the coal. It will stand for a comb. It may.',
      ],
      harmful: [
        'On the white part it shows red. {name} licks there, and cries out, and licks there. That was {item}. Wash it off with warm water, and never bring it back.',
        '{item}. {name} has tucked all of its colours under it and will not show you where. Plain water, and patience, and put the bottle out of the house.',
      ],
    },
    medicine: {
      wanted: [
        '{name} gives you three reasons why not, and you wait for the end of the third, and put the medicine in after it. It goes down. The next reason comes with more breath behind it. You are glad to hear that.',
        'White takes it, ginger takes it, and as they share the one throat {name} has swallowed before the black can say a word. It is a long while till it does. Then it says it, quite like itself. Stay for the rest.',
        {
          text: 'You hold out the spoon, and {name} puts it to the vote. White is for. Ginger is against. The black ring round the eye considers you and lets it through. The nose is cooler already, and ginger says it was for it all along.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'The white patch was too tired to vote, the ginger voted to bite, and the soot, after a long look at the spoon, overruled it. {name} swallows. An hour on the ginger is complaining again, so that is all three present.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} takes the spoon by a majority, since nothing in it is ill. White is well. Ginger is well. Black swallows last, and lets you know that this was a waste of a good objection. Keep it for a bad day.',
        'You pour the dose, and {name} puts it to its colours who has ordered that. Nobody has. It goes down all the same, to clear the table. Save the next for a day when one of them raises a paw.',
      ],
      loved: [
        '“{item},” you say, and {name} does not even put it to the vote. It has sat down for it, all colours together. The black patch asks, for form’s sake, whether there was any opposition. There is none.',
        '{name} took it on the white side, and liked it, and turns round, so as to be given it on the ginger. It was {item}. There is a third applicant, ringed in black, looking at you.',
        {
          text: 'The ginger patch smells {item}. The black patch smells medicine. While the two of them argue it out, the white of {name}, which has not won a vote in weeks, eats the lot. It helps all three.',
          when: ['item'],
        },
        {
          text: 'It is {item}, with the medicine in it, and {name} is unanimous. The tail goes up, both colours of it, and everything is eaten. It helps. The black patch says it was never against medicine as such.',
          when: ['item'],
        },
      ],
      disliked: [
        'One third went in, one third is on the curtains, and of the last third {name} will say nothing: {item}. Perhaps drops, when it is looking elsewhere.',
        '{item}. {name} froths in protest and walks sideways for an hour. It did some good. Something smaller would do more.',
      ],
      harmful: [
        '{name} had been for it, for once. Now its legs disagree and it lies down between them. That was {item}: never again. Hold it, and find the right one.',
        '{item}. Its eyes have gone wide, the ringed one and the other, and do not pick a side. Let it have no more of that. Stay.',
      ],
    },
    discipline: {
      wanted: [
        'You tap the butter dish, and {name} has no comment. It is sitting on what it would like to say. White gets down first, ginger follows with a look back, and black goes along to see that they mean it.',
        '“Not the envelopes,” you tell {name}, and there is a corner still in its mouth. It lets it drop. It looks for somebody to overrule you, all along its own side, and for once finds nobody in.',
        {
          text: 'You take the butter away and say why. Two colours can see it. {name} climbs down from the table on those, and for the remainder of the session you are addressed only by the black one, with its back.',
          when: ['well'],
        },
        {
          text: 'You say no, and {name} comes down off the table by colours, ginger shoulder, white middle, black last. It will stay off. On the floor it arranges its tail round its feet, so that the half you are shown is the dark one.',
          when: ['well'],
        },
      ],
      little: [
        '“Not the fringe,” you say, and {name} has not touched the fringe, it is a rule they passed themselves. It hears you out with its head on one side, and then on the other, so that they may all agree.',
        'You lecture, and {name} looks down at its ginger foot, which for once has done nothing. The foot looks blameless. The black-ringed eye lets you finish. It is worth hearing how you would have put it.',
      ],
      bad_time: [
        'You shout, and all three colours flinch the same way. The ginger, which had been coming to you, goes back. You kneel to make it good, first here, then there. Wherever you kneel you are on the black side.',
        'You raise your voice. Slowly {name} lies down on the white, folds the ginger in underneath, and draws the tail after it. What is left for you to talk to is black, with one eye in it, and then the eye shuts too.',
        'You scold {name}, and nothing in it answers back, no colour, not even for the look of it. A calico that lets you have the last word needs something. Find out what, and see to it. Teach it later.',
      ],
      loved: [
        '{name} has no answer to {item}, which is how it likes to lose. It takes the ginger foot out of the flour bin. White would make up at once. Black has put it down for another sitting, in another room.',
        'You said it with {item}, and {name} found that it was in order. It comes off the curtain. The ringed eye rests on you a little longer than it did, though, and the purr has been adjourned.',
        {
          text: 'You make it {item}, and so the lesson is put to {name} as a treat, and all three fall over each other to learn it. It waits at the door. All its paws wait. Even the tail, both halves, holds its tongue.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} gives way on the point and takes the corner off your appointment book. A raised eyebrow would have been cheaper.',
        '{name} does stop, and starts on something worse next to it, to show what it thinks of {item}. It could have been offered a truce.',
      ],
      harmful: [
        'All three went to ground at once, behind the piano, where there is no room for one. That was {item}. Never do that. Put your back to the wall, and wait, without calling.',
        '{item}. White used to look at you across a room. {name} sits now so that only the black shows. You will have to be very slow, and never do it again.',
      ],
    },
    sleep: {
      wanted: [
        'You lay {name} down, and it is carried that it should rest, with one amendment, the tail. The tail goes on for a while by itself, dark half, pale half. You put a hand on the border. It rests.',
        '{name} tries the blanket on its white side, on its ginger, on its black, and all three turn out to be tired. It stays on the last one. The ringed eye looks at the ceiling. There is nothing up there to oppose.',
        {
          text: 'You tuck {name} up in the patchwork and then cannot find it. White, ginger, soot, all of them limp. In time one of the patches begins to rise and fall, and then the next. A black ring opens, with a bright eye in it.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'Ginger was for getting up again. White could not say. The black patch, which has the veto, had shut its eye before you put out the lamp, and that carried it. Now {name} stretches, and there is colour in all three.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} to bed, and one of it is sleepy. That is the tip of the tail, and it can’t carry the others. They lie there out of fairness until it has had a turn, and then get up.',
        '{name} is tucked in under protest. It puts out a white paw, then a ginger, then the soot-coloured ear. You tuck each of them back. By the time the last is in, the first is out, and wide awake.',
        {
          text: '{name} lies down, gets up, lies down on its other side, gets up, sits. There is plainly a majority for your proposal. Then the eye with the black ring opens, wide and not at all tired, and looks at you. Motion lost.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You fold the quilt over {name}, patch on patch, till you cannot find the seam. It lies there, hidden and wide awake. A ginger paw comes out and goes in. From elsewhere, a black one.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} goes to bed three ways as a rule, but for {item} they are all of one mind. They lie down in one heap. Nothing is left hanging over the edge.',
        'It was {item}, and {name} got into its hatbox and put on the lid. You hear a short debate about who is sleepiest. Then you hear that it is over, and all three of them breathing.',
        {
          text: 'The question is {item}, and {name} is for it, for it, and, after one look round, for it. It turns three times and lies down. The tail is laid over the nose, dark half up, and the sitting is closed.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} lies under it: {item}. Then next to it. In the end it goes up on the piano lid, which is what it wanted before you interfered.',
        '{item}. It rests there just long enough to be able to say that it has. The hatbox was good enough for everyone.',
      ],
      harmful: [
        '{name} came out of there sneezing, with its eyes shut up small, and cannot lie on either side. That was {item}. Burn it, bury it. Make up the old quilt.',
        '{item}. Where it lay it is sore, and {name} has gone to stand in the cold hall, all four feet together. Never there again.',
      ],
    },
    reflect: {
      awake: [
        'The half of {name}’s tail that is ginger lies down across your foot. Where it turns to soot it lifts off again and hovers. You go on sitting. A good while later the black half comes down too, the tip last.',
        'The ginger was for your lap at once. The white abstained. You sat so long without canvassing that the black patch let it through, on conditions: the front half only. {name}’s front half is heavy, and purring on your knee.',
        'You propose nothing, so there is nothing to vote on. {name} washes the ginger, then the white, and the black last and longest. The tongue reaches the edge of {name}, finds no objection, and goes on over your thumb.',
        '{name} stops in the middle of washing with its tongue out, and looks straight through you. It has just remembered {loved}.',
        '{name} was alone here once for {wait}, with nobody to argue with. It treads on you from end to end and tells you so. Then it lies down on the part of you that is talking.',
      ],
      little: [
        'You have had your share. {name} moves that the visitor do now withdraw. You may be asked back in an hour, by the same door.',
        '{name} liked that, and liked that, and now it does not. It is not you. It is the fourth time. Go away until it has missed you.',
      ],
      ill: [
        'Ginger votes for your hand at once, and white is too weak to differ. Black takes its time. Then the ringed eye half closes, and that side leans against you as well. Carried. When it has rested there, see to what it needs.',
        'You sit down by the hatbox and lift the lid. Nobody objects. A ginger foot comes out and holds on to your cuff. Company now, and next the thing it lacks.',
        {
          text: 'You take the lid off the hatbox and get your arm round white, and ginger, and black, and they are all one heat. {name} holds your thumb in its teeth, to say that it is against this. Stay, and then the medicine.',
          when: ['ill'],
        },
        {
          text: '{name} sits on your lap and is for it. It is for your hand, and for your chin. There is not a no in the whole cat. You can feel why, along the ribs. Put something on the plate.',
          when: ['starving'],
        },
      ],
      asleep: [
        'In its sleep {name} puts a ginger paw on your wrist. A black one comes out after it, lies down heavily on the ginger one to take it away, and forgets. You now have both. The white abstains.',
        'Asleep, {name} is only one cat. Ginger, white and black go up and down together. You sit close by. One hind foot, of no particular party, stretches and comes to rest against your knee, and nobody asks for a count.',
      ],
      shy: [
        'You sit, and {name} shows you its ginger side. A long while later it turns and shows you the white. You wait. It consults the soot over its shoulder, and does not turn again. Two out of three have met you.',
        'You sit at the bottom of the stairs and {name} at the top, with its paws in a row over the edge. It goes through you point by point. You hear one paw come down a stair, and get called back.',
        {
          text: 'You sit on the stairs. {name} has you under debate on the step above. White would come down. Ginger would come down. The black patch gets up, looks you over with its ringed eye, and abstains. That is new.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'duck pate':
        '{name} says that it is not duck, then that it is not pate. You reach for the plate. Four feet come down on it, one of them ginger, and the duck pate is eaten from between the toes.',
      'steamed trout':
        'You lift the lid, and the steam takes {name} full in the face. It spits at the trout, hits it with a white paw, finds paw to be delicious, and eats the steamed trout from the paw inwards.',
      'rabbit stew':
        'The meat is for one colour and the gravy for another, and the carrot has to be argued. {name} has rabbit stew to the ringed eye before that is settled. It brings you the carrot, on a foot, and shakes it off.',
      'quail egg':
        'The quail egg will not lie still to be bitten. {name} chases it round the plate, growling, until the ginger foot comes down by itself and there is no more egg to chase. {name} glares at it and licks between the toes.',
      'turkey mousse':
        'You serve the turkey mousse in a neat dome. {name} has it with its whole front, forehead, chin and whiskers, and looks up in one colour only. It takes you and the tablecloth to get back to three.',
      'peeled prawns':
        'Five peeled prawns lie in a ring, and {name} starts with the one on the other side, whichever side it is on. You turn the plate for it. It is furious to be understood, and eats them out of your fingers.',
      'mixed fish platter':
        'Sole for the white, salmon for the ginger, a sardine for the black: you set down the mixed fish platter and for once there is nobody left to complain. {name} looks at you over it, quite at a loss, and falls to.',
    },
    play: {
      'rainbow pompom':
        '{name} has the rainbow pompom by the red. No, by the green. It throws it over your head to have it from the other side, and by the time you turn round they are both on the piano, and one is bald.',
      'peacock feather':
        'An eye comes round the door, blue and gold, on a stalk. {name} meets it with the ringed one, and neither blinks. Then you twitch the peacock feather, and it is worn through the house by the winner.',
      'patchwork mouse':
        'You sewed the patchwork mouse in three stuffs, and {name} sees at once what is meant. It hisses at the likeness. Then it carries it off to the hatbox, washes it in all its colours, and sits on it.',
      'treat under cups':
        'You slide the cups about, and {name} watches the wrong one so hard that you nearly think so too. The treat is under the left. A ginger foot has tipped it over while the rest was still pointing.',
      'rattle egg':
        'You shake the rattle egg and roll it off. {name} flies after it, stops, and lets it come to rest. In the silence a foot goes out behind, on nobody’s orders, and rattles it, and away they go.',
      'autumn leaves':
        'You tip the autumn leaves out of your apron, red, white-edged, black. {name} dives in, and there is no saying where the heap leaves off and the cat begins until a part of it bites your hem.',
    },
    clean: {
      'soft rubber brush':
        '{name} bites the soft rubber brush, finds that it gives, and is scandalised. You go on. Off comes the hair in three colours, rolled together in a little felt, and it lies down to have that explained along its other side.',
      'chamois cloth':
        'The white is buffed first with the chamois cloth, and knows it. {name} sits up like a china ornament until you get to the black. Then it has the cloth, and you are buffed as far as the elbow.',
      'tortoiseshell comb':
        'You hold the tortoiseshell comb to the patch of the same colour and lose it. {name} finds it for you, with its cheek, over and over. It growls each time, so that you shall not suppose it is being combed.',
      'waterless foam shampoo':
        '{name} goes in white, ginger and black and is all foam, and sneezes a piece of it at you. You rub in the waterless foam shampoo. Colour by colour it comes out again, each of them declaring that it went in first.',
      'claw file':
        'The claw file is drawn along once, and {name} snatches its foot away, looks at the claw, tries it on the chair, on your cuff, and gives the foot back to you with the air of one returning a spoon.',
      'tail brushing':
        'You do the white half of the tail, and the black half lashes. You do the black. At the frontier you stop, brush in the air, and {name} looks round at you and lays the exact middle over your knee.',
    },
    sleep: {
      hatbox:
        'You take the hat out, since it has lost. {name} steps into the hatbox, goes round one way, goes round the other, and settles with a growl. A foot comes up, feels about for the lid, and you pass it.',
      'top bookshelf':
        '{name} shoves out an atlas, for width, and lies down along the top bookshelf with its chin on the poets. The ginger foot hangs over into the room. You go by underneath, and your hair is parted.',
      'velvet armchair':
        'The velvet armchair was yours, and you are standing beside it. {name} treads it up this way and strokes it down that way with its cheek. It lies down on the smooth side, rolls over, and lies on the rough.',
      'quilted nest':
        'You set down the quilted nest, and {name} gets in and is lost among the patches. It pulls one over with its teeth. What is left to see goes up and down, white here, ginger there, and you cannot find the end.',
      'piano lid':
        'You let down the piano lid, and {name} lies on it, over the bass. When it breathes out there is a note in the wood. It opens the ringed eye to see who did that, and closes it in the same key.',
      'rain on roof':
        'There is rain on the roof, and {name} has a good deal to say about rain until it has to stop and listen. Its ears go down, one by one. Drop by drop the whole speech runs out along the gutter.',
    },
    medicine: {
      'ear mite drops':
        '{name} lays back the ear so that you cannot get at it, and with that it is just right. In go the ear mite drops. It shakes its head in three colours, all over you, and holds up the other.',
      'calming supplement':
        'You crumble the calming supplement into gravy, and {name} growls while it licks. The growl goes lower as the gravy does. At the bottom it is lying on its side, disagreeing with you, in a whisper.',
    },
    discipline: {
      'raised eyebrow':
        'You do not say a word. {name} is astride the cream, and you give it a raised eyebrow. It raises the ringed one. You hold yours, and at last something in there gives way, and it climbs down backwards.',
      'ten minute truce':
        'You call a ten minute truce and put the ball of paper between you. {name} sits with its back to it, tail patrolling. When the time is up it turns round, and gives the paper, by a foot, to you.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, and black holds the door. Nothing can be brought in until {wakes_at}. If you would like to reflect in the corridor, there is a chair.',
      'You try, and a paw comes up in its sleep and puts it aside. The house rises at {wakes_at}. You may sit by {name} until then. Nobody has to vote on that.',
    ],
  },
  stages: {
    child: [
      '{name} is a child today, and finds that it has a tail, and that it is two tails, and that somebody will have to be told.',
      'A child now, it has climbed the hatstand and cannot come down. {name} would like it understood that it is not coming down.',
    ],
    teen: [
      '{name} is half grown and votes against everything, including this. Keep its meals to the hour. It will vote against those, and eat them.',
      'A teen, and the ginger foot has got in with a bad set of cushions. {name} comes in at all hours and says, before anybody asks, that it was the foot.',
    ],
    high_care: [
      '{name} is grown, a {form}. It tells you once a day that it could leave at any time, and it tells you this from inside your cardigan.',
      'A {form}, full grown, {name} has added a seat for you in the house. You are to sit on the black side, and may speak when it purrs.',
    ],
    balanced: [
      'Full grown, {name} is a {form}: out by the black half, in by the white, and the ginger half with an understanding at the fishmonger’s.',
      '{name} has come out a {form}. It lives here, and it does not live here, and it is on the shelf by ten to say both.',
    ],
    low_care: [
      'Nobody was there to be contradicted, so {name} went up. It is a {form} now, along the picture rail, and drops corners of old envelopes on you without a word on them.',
      '{name} has grown into a {form}. From the top of the dresser one ringed eye follows you about. It made all its decisions without you, and they were unanimous, and it did not enjoy them.',
    ],
    rescue: [
      'Grown, and a {form}: where it was hurt the hair came in again in none of the three colours. The fourth has not said much so far. {name} lets it sit in.',
      '{name} is a {form}, full grown. It was the ginger foot, in the end, that would not give up, and kicked. {name} glares at it still, and washes it first.',
    ],
  },
  trust: [
    '{name} has let you touch the white, on the shoulder, and then, as if you had not heard, the ginger. Black took note of your hand.',
    'You were wrong about something, and {name} let it go. It has been staring at its own foot ever since, wondering who gave that order.',
    '{name} takes your finger and puts it on the black patch. It looks at the ceiling while you count. You get to nine, and nothing is said, and you get to ten.',
  ],
  streaks: [
    'Ten meals on time. {name} has proposed a complaint, and found nothing to put in it.',
    'Twenty-five, and black asks for the books, reads them through, and initials every page with one claw.',
    'Fifty on time. The opposition benches in {name} are empty. They have gone to see about pudding.',
    'A hundred meals, all at the hour. It was put to the vote whether you may be relied on. White, aye. Ginger, aye. Black sat for a long time, and then moved over.',
  ],
  ages: [
    '{name} is ten days old and has been of some thirty opinions. It can produce them all.',
    'Thirty days. Every envelope in this house has three corners.',
    'A hundred days old, {name} holds a jubilee on the piano lid, in the bass. The tail sends two delegations.',
    '{name} is a year old. White would do it again, ginger would do it faster. Black says that it always knew you would be in the chair.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['steamed trout', 'duck pate'] },
      wish: 'White is for trout, ginger for duck, and black will not have it said that there is no leadership. {name} will accept steamed trout, or duck pate, and then regret the other.',
      granted:
        '{name} eats it to the bone, if there was a bone, and sends a note of regret to the one that was not chosen.',
    },
    {
      by: { action: 'feed', item: ['mixed fish platter'] },
      wish: 'There is a dish in which everybody gets what they wanted, {name} has read. It has fish of several kinds. It would see this mixed fish platter for itself.',
      granted:
        'Each of the three took its own from its own side, and they met over the last prawn. It was the foot that got it.',
    },
    {
      by: { action: 'feed' },
      wish: '{name} would like its next meal in silence, with no remarks on how it eats. It will make those itself.',
      granted: 'You said nothing. {name} said all of it, between mouthfuls, and found much to agree with.',
    },
    {
      by: { action: 'play', item: ['autumn leaves'] },
      wish: 'There are leaves about that are ginger, and black at the edge, and pale beneath. {name} suspects them of something. Bring some in, and stand back.',
      granted: '{name} lies in the wreck of them, the same colours all over, and you have to look for the eye.',
    },
    {
      by: { action: 'play', item: ['treat under cups'] },
      wish: 'Three cups, and one of them lying: {name} knows how that feels. It wants the game with the treat under.',
      granted:
        'It guessed the left, changed to the right, and kicked over the middle. The treat was in the middle. It maintains that this was reasoning.',
    },
    {
      by: { action: 'play', item: ['peacock feather', 'rainbow pompom'], hours: [16, 20] },
      wish: 'At this end of the afternoon ginger cannot be held. {name} gives notice that it will attack something with too many colours, a peacock feather or the pompom, before dark.',
      granted: 'The feather, or the pompom, has fewer colours now. {name} wears the rest.',
    },
    {
      by: { action: 'clean', item: ['tortoiseshell comb', 'soft rubber brush'] },
      wish: 'Something has got into the fur on the border, and neither side will touch it. {name} asks for a neutral party with a comb, or with the rubber brush.',
      granted: 'It was a crumb. {name} has impounded it. You are thanked by both halves, separately.',
    },
    {
      by: { action: 'sleep', item: ['hatbox', 'top bookshelf'] },
      wish: 'The lower house wants the hatbox, the upper house the top shelf. {name} would be put to bed in either, if you would take the decision so that it can object.',
      granted: 'It objects, drowsily, at some length, and then in its sleep.',
    },
    {
      by: { action: 'sleep', item: ['rain on roof', 'velvet armchair'] },
      wish: '{name} likes to be out of the rain while it can hear it, or failing rain, to be on velvet. It would lie down for either.',
      granted: 'All three listen until the first of them is asleep, and the others do not like to speak.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a chair opposite, for the other side of the question, and nobody has sat in it today. {name} is running out of things to be against. Sit down there.',
      granted: 'You sat, and said nothing, and {name} disagreed with every word.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'One reading is not enough to pass anything. {name} would have you come and sit with it a second time on the same day, when everyone has slept on it.',
      granted:
        'First reading, second reading. {name} signs you with its chin, along the sleeve, so that you have the force of law.',
    },
    {
      by: { action: 'reflect', hours: [9, 13] },
      wish: '{name} is at its most reasonable before lunch. It would like a witness: sit with it in the forenoon.',
      granted: 'For eleven minutes {name} was in favour of everything. You saw it. It will deny it.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A ballot',
        shape: 'piece',
        text: 'The corner of an envelope, with toothmarks. It is blank on both sides, and {name} lets you know that this is how you voted.',
      },
      {
        name: 'The second-best hat',
        shape: 'scarf',
        text: 'What was in the hatbox before {name} was. It has been sat on from three different sides.',
      },
      {
        name: 'Bottom A',
        shape: 'peg',
        text: 'A tuning peg, out of the piano. The note has not been the same since, and {name} thinks it has come down in its favour.',
      },
      {
        name: 'The leaf that fought back',
        shape: 'leaf',
        text: 'Ginger, black at the rim, white beneath. {name} has pressed it in the dictionary, under itself.',
      },
      {
        name: 'The statute book',
        shape: 'book',
        text: 'Every page has lost its corners, and it is nearly round. {name} wrote none of it and has repealed most.',
      },
    ],
    return: {
      name: 'The casting vote',
      shape: 'stone',
      text: 'A pebble, half white and half black, with a thin line of ginger between. {name} had it under its tongue when it came back, and it does not say who gave it.',
    },
    streak: {
      name: 'The wishbone',
      shape: 'bone',
      text: 'Left from the twenty-fifth meal. Each half of the tail has hold of an end, and neither has pulled.',
    },
    hundred_days: {
      name: 'The crown, disputed',
      shape: 'crown',
      text: 'Made of the foil off a hundred suppers. White wears it in public and ginger in bed. Black was asked, and laughed.',
    },
  },
  release: [
    'You open the window. {name} goes, comes back, goes, comes back, and bites the corner of your sleeve off. Then the white goes, and the ginger, and the black last, looking round.',
    'It was put to the vote, and it was close. {name} goes along the garden wall very fast in all its colours, and only the tip of the tail, which belongs to nobody, turns to you.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It lay down in the chair opposite its own, in the end, so that somebody should be sitting there.',
      'There was no one to say no to. {name} drew its three colours in under its tail, and died with nobody on the other side.',
    ],
    hunger: [
      '{name} has died beside the plate, with its mind made up and the ginger foot stretched out as far as it went.',
      '{name} is dead. White, ginger and black had all asked for the same thing, and it did not come.',
    ],
    illness: [
      '{name} is dead. The ginger foot was the last of it to give in, and then that was still, too.',
      'It was quiet in the hatbox, and then it was quiet altogether. {name} is dead, with all its colours round it.',
    ],
    poison: [
      '{name} is dead of what it was given. It had doubted nearly everything, but it did not doubt that.',
      'It took it, without a word against, and has died of it. {name} lies on its white side.',
    ],
  },
  returned: [
    'The lid of the hatbox rises, and is let down, and rises. Nobody had been in there. {name} gets out, white, ginger, black, and checks behind it for the tail.',
    '{name} is back, and disagrees already: not with you, with the light, the hour, the ginger foot. Then it walks up your arm and sits down, shaking, and that is carried.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a small cat in three colours, white, ginger and black. It had something to say about everything, and this stone is too small.',
      '{name} lies here on its white side. It may have turned over since, on to the ginger.',
      'Under this stone is {name}, who had a black ring round one eye, and looked at you with that one.',
      'One hind foot of this cat was ginger, and kicked by itself. It is still now. {name} was its name.',
      {
        text: '{name} said no to nearly everything, and then came and sat on your knee. It is quiet here without it.',
        when: ['from_child'],
      },
      {
        text: 'Here {name} had the last word. If you carry an envelope, bite off a corner and leave it.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['The chair opposite was empty.', 'Nobody came to take the other side.'],
      hunger: [
        'On the one thing it was agreed about, nobody listened.',
        'All were in favour, and nothing was brought.',
      ],
      illness: ['The noes had it, narrowly.', 'It put up a fight, and then another, and then it was tired.'],
      poison: ['It ought to have been told no.', 'For once it raised no objection.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and the cushion is wrong, so you have fought it, and the sun is in the wrong place, so you are lying in it, and it is glorious. You were not purring. That was something else. If somebody laughs you will leave, and you will come straight back. You want them to throw it. No, wait, not yet. You were not ready. Yes. Now. Throw it now.',
      'You are {name}, and you are at the top of the hatstand. It sways. You did not mean to come so high and you would not come down for anything. Everybody look. Nobody look. Your ginger foot is kicking by itself, for joy, and you let it. Down there is your own person with their face turned up. Let them hold up their arms, and you will say no, and jump.',
    ],
    content: [
      'You are {name}, and you are sitting with your back to the window, because they said to look. You have nothing against the view. You are short with people, you know it, and afterwards you go and put your chin on their wrist, so that they need not make anything of it. The fire is warm on your black side. Now on your white. You would like your person to stay in that chair, and be grumbled at.',
      'You are {name}, and you have been here {days} days and complained of every one, and you would not have missed any. You say a cross thing first. Then the soft thing comes up behind it and gets out before you can stop it. Nobody has thrown you out for it yet. You would like your person to come and sit here, where you can be cross with them in comfort, and stay.',
    ],
    bored: [
      'You are {name}, and there is nobody to be on the other side. You said that the rug was a disgrace, and the rug took it. You pushed off a pencil and it went like a lamb. You would rather be hissed at than agreed with. You talk to yourself in three voices, all of them cross, and not one has an idea. Somebody should come in with a feather and be thoroughly mistaken. Play. No. Well, yes.',
    ],
    hungry: [
      'You are {name}, and it is time, and it is past time, and you do not want the fish. What fish? There is no fish. That is what you have been telling them, from the floor, and from the shelf, and with one foot in the empty plate. You are sharp with everybody. It is only your stomach, talking over the rest of you. Let them fill the plate. Then you can say it is the wrong one, and eat it.',
    ],
    starving: [
      'You are {name}, and you agree. All of you. It came over you in the night, white and then ginger and then black, and there was nobody left to argue with, and it is very quiet. You have said the one thing and you go on saying it, in one voice, you who never said a thing twice. Food. You will not change your mind. Let it be now.',
    ],
    sick: [
      'You are {name}. You were going to say something. It was against something. The box is good, it has sides, and the dark in it is not anybody’s colour. You are hot in white and hot in ginger, and black lets people in and out without asking. You are not tart. You are hardly anything. If your keeper has the medicine they had better not ask you, they had better just do it, and stay, and let you bite a little.',
    ],
    failing: [
      'You are {name}, what there is. They have come and lain down all together, the white, the ginger, the black, and it turns out they are warm. You cannot recall what it was about. There was somebody you used to face. You would like that one on your side now, right up against it, with the medicine, quickly. You would not say no. You have looked for a no and there is not one left.',
    ],
    near_death: [
      'You are {name}, and the chair opposite is empty. You have won, it seems. You sat there and waited for an answer, then you got up into the chair yourself to see what could be said from that side, and you did not find it. It is cold, winning. You take back the last remark. You take back all of them. If somebody came in and sat down here with you, you would move over.',
    ],
    asleep: [
      'You are {name}, asleep, in a house with three floors. On the top one it snows, and on the middle one there is a fire, and in the cellar it is a fine black night. You run up and down and cannot decide, and do not have to. The foot has gone on ahead. On every landing there is a chair, and the same person in it. If they sit by you now, you do not object. You are asleep, and nobody asked you.',
    ],
    shy: [
      'You are {name}, and no. You have not heard what it is yet, and no. White thinks the person has a quiet way of sitting. Ginger thinks one could bite it and see. Black is in the doorway, with its back to you both, and looks. You say little, and that little with your ears. They should not reach. They should come, and sit, and be left out of it, until one of you forgets to be against.',
    ],
    back_from_death: [
      'You are {name}, and you have been counted and sent back. There was a hall, with two doors, and they asked you which, and you said neither, and both, and the other, until they put you out. So here is the desk. Here are the pencils, upright. You speak softly, and stop, and begin again. You would like the opposition to sit where you can see it, and the plate to come down at its hour.',
    ],
    hurt: [
      'You are {name}, and nobody in there saw it coming, not even black, who sees to that. It hurts in white and it hurts in ginger. You want to fly at the hand and you want to get under it. Which? You hiss, to gain time. Let them take the thing away, out of the house, where it cannot be put to you again. Then let them go to their own side of the room, and let you shout. And not leave. No. And not leave.',
    ],
  },
}

export const CALICO: Species = {
  slug: 'calico',
  name: 'Calico',
  family: 'cat',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 1,
  innate_traits: [],
  personality: 'Holds three opinions at once, one per colour, and lets them vote; the black patch has the veto.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'duck pate',
        'steamed trout',
        'rabbit stew',
        'quail egg',
        'turkey mousse',
        'peeled prawns',
        'mixed fish platter',
      ],
      play: ['rainbow pompom', 'peacock feather', 'patchwork mouse', 'treat under cups', 'rattle egg', 'autumn leaves'],
      clean: [
        'soft rubber brush',
        'chamois cloth',
        'tortoiseshell comb',
        'waterless foam shampoo',
        'claw file',
        'tail brushing',
      ],
      medicine: ['vet checkup', 'antibiotics', 'calming supplement', 'thyroid tablet', 'ear mite drops', 'blood test'],
      discipline: [
        'respectful retreat',
        'ten minute truce',
        'withheld treat',
        'slow blink apology',
        'raised eyebrow',
        'petting stopped early',
      ],
      sleep: ['hatbox', 'top bookshelf', 'velvet armchair', 'quilted nest', 'piano lid', 'rain on roof'],
    },
    harmful: ['oil paint', 'tulip bulbs', 'lily pollen', 'chives', 'milk chocolate', 'turpentine', 'knitting yarn'],
  },
  appearance: {
    look: 'a white cat quilted in ginger and soot, one eye ringed black, with a tail that changes colour halfway down',
    colours: ['#f5efe6', '#e0873a', '#2e2a2b'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'curl',
    slit: true,
    eyes: '#8fae54',
    tailTip: 'accent',
    marking: 'patches',
    extras: ['whiskers'],
  },
  book: BOOK,
}
