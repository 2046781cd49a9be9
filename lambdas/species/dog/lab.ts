/**
 * The Lab wants to be in, and for you to be in as well: the pond, the car, the conversation. It takes all the world for
 * water: land is where the water is shallow, a room is entered as one leaves a jetty, and carpets are a calm. Its people
 * hauled nets off a cold coast: it has webbed toes, an otter’s tail for a rudder, and a black oiled coat off which the
 * wet runs in beads, on to somebody else. It has never in its life felt full. It takes your word for it.
 * It knows no strangers: whoever comes in is the one it was hoping for, you too, each time you come back from the next
 * room. It believes that people would fall over if it did not lean on them. It hoards puddles and keeps one under the
 * table. It fears the shut door with voices behind it, and a low tide. It eats in one breath and asks afterwards what it
 * was. It sleeps like something washed ashore, and swims. It cannot sulk for long: it lies in the dry bath and looks
 * over the rim. It trusts at once, having seen no reason not to. It never goes round a puddle, never shakes itself
 * where nobody is near, never holds a thing against anyone except itself. Its keeper is the shore.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg rocks, ships a little water from somewhere, and tips over. {name} slides out on its belly, black and wet and overjoyed, and swims across the table to you.',
    'There is a thump inside the shell, and another: it is a tail. {name} comes through the side of the egg without looking how far down it is, and meets you, and you are the very one.',
  ],
  looks: {
    thriving: [
      '{name} brings you a stone from the bottom of the pond, and then, since it looked lonely, the next one. You have much of the shore in your lap. It shakes itself, beaming. There is a great deal of pond left.',
      'The hose has sprung a leak, and {name} lies along it from end to end, so as to be at the place. You turn it off. It raises a shining black brow, in full confidence that you will turn it on.',
      {
        text: '{name} has been in the pond and tells you so by leaning. There is weed on its brow and the print of a whole wet dog on your trousers. It looks at the water, and at you, and at how dry you are.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has everything, pond included. You look in, and it gets up all the same, comes over, and leans on your leg until the leg is as wet as the dog. Then it goes back and lies down. Now you match.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in and the otter tail thumps. You look out and it stops. {name} wants for nothing and is quite willing to go on. The third time, the tail begins before your head is round the door.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} meets you at the door wet to the ears, though it has not rained and the pond is two fields off. It goes round you twice for gladness and leans in with its whole side. Now you have been to the pond too.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} wants for nothing, and then you look in, and it has more. The otter tail beats on the floor like someone running upstairs. It does not get up for you. It moves over.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You say hello. {name} is hours old and has no idea who you are, and at “hel” it decides that you are family. It falls over its own feet, getting up to say so.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and has never seen anyone. You look in, and its tail, which nobody has explained to it, begins to wag. It turns round to find out what that is.',
        when: ['baby'],
      },
      {
        text: 'A Lab shakes itself over those it loves. {name} comes out of the pond, glad, streaming, wanting nothing, and looks at you. Then it goes round behind the tree to shake.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is in the pond and has never been happier. You call from the bank. The broad black head turns to you at once, being made that way, and halfway over it remembers, and swims in a circle just out of reach.',
        when: ['from_child', 'wary'],
      },
      '{name} hears you say it over the washing-up, only in passing: {loved}. The tail takes the towel, the soap dish and the last of the glasses.',
    ],
    content: [
      '{name} has its chin in the water bowl, and one foot. It is not drinking. It is no great pond, but it is indoors, in the room that you are in, and when it breathes out there are bubbles.',
      'Somebody goes by in the lane, and {name} gets up to be introduced. They do not come in. It beats its tail after them, takes note of the hat, and lies down again with one more relation in the world.',
      'Rain has left a puddle in the yard, the size of a plate, and {name} is lying in it, as much as will go. It greets the hens as they come by. There is room on the left.',
      {
        text: '{name} is lying across the doorway, half in and half out, so as to be already wherever you decide on. It has one eye on the pond. The tail beats once each time you turn a page.',
        when: ['trusting'],
      },
      {
        text: '{name} has said hello to the chair, the bucket and a pair of boots, and got round the whole room like that without meeting you. Now it lies on its tail, so that it cannot say anything by mistake.',
        when: ['wary'],
      },
      '{name} has said good morning to you on {days} mornings, and been surprised each time to find that it is you. So it is today. It has to run round the table.',
      {
        text: 'You are doing nothing in particular, and {name} is helping. It has brought you a boot for it, and a reed. Now it stands leaning on you, with the water running down from its brow on to your page, reading.',
        when: ['trusting'],
      },
      {
        text: 'You sit down to lace your boots and cannot, because {name} is lying on them. It lets its whole head go into your hands and looks up. How lucky that you were passing.',
        when: ['trusting'],
      },
      'The tail has begun to thump, under the chair, with nobody near. {name} lies there with its eyes shut. It is thinking of {loved}.',
    ],
    curious: [
      'There is a bucket. {name} looks in and meets a black dog, who is pleased to see it. It puts in a foot to find out how deep that goes.',
      '{name} has jumped in first and is working out now what it is. It is the flour bin. It comes up white to the eyes, and very interested.',
      'You are running a bath. {name} stands with its forehead against the door, hears it rise, and from the sound tells the depth to a toe.',
    ],
    bored: [
      'The pond is low, and nobody has come for {name} to lean on, not so much as a coat. It has put its chin in its dry bowl and looks at the bottom. Throw it something. Make a splash. Play.',
      '{name} brings you one end of the rope and stands there with it. It is quite well, and the tail hangs. A rope has two ends, and it has had both. Take the other one. Play with it.',
      {
        text: '{name} lies in the dry bath with its chin on the plughole. You turn the tap, to see, and it watches the drops fall on its webbed toes. Come out to the hose with it, and play.',
        when: ['sad'],
      },
    ],
    due: [
      'There is a puddle by the dish, and for once {name} has not been in the pond. It is only looking at the cupboard, with its mouth politely shut, and leaking at both corners. Its meal is due.',
      '{name} stands at the dish as at a pond that somebody has let out. The otter tail moves, slowly, in good faith. It will be filled again. It looks round to see by whom. The meal is overdue.',
      {
        text: '{name} comes in dripping, walks to the far wall, and only there shakes itself, so that not one drop reaches you. It has come to that. The meal is overdue. Bring it, and stand close.',
        when: ['wary', 'well'],
      },
      '{name} has looked in the dish, and it was empty. It looked away for a bit, to give the dish a chance, and looked again. It bears it no grudge and will go on trying. Its meal is due.',
      {
        text: '{name} looks at the bowl, which is empty, and at you, who are late, and through the door at the pond, which has never once let it down. It is leaning towards the pond. Bring the meal now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The dish was empty, so {name} has brought what it could, and now it is full of pond. It stands dripping on the far side of it and does not come to you. The meal is overdue. Bring the other kind.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} once made people family before they had finished saying hello. You say hello. It looks up weakly from under its broad brow and waits to see if there is more. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'There is no water on its back, and {name} has never been dry before. It lies with its chin in the empty dish. You come in and it tries to wag, and to move away, and has not the strength for both. Feed it.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The meal is overdue, so {name} stands where the meal happens and wags at the spot. You look in and the otter tail doubles. It takes you for the first half of the meal. Go and fetch the second.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} believed in the meal when it was due, and believes in it now that it is overdue, with the same tail. It sits down on your foot, to believe from nearer. Please go and get it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} is not worried. Family forgets, and then family comes in with the dish. It lies down dripping across your feet, beams up at you, and pushes its bowl under your hand. The meal was due a while ago.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} is hours old and has climbed into the dish to see where the meal is kept. It is not in there. It looks up at you, tail going, from as low down as it can. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} lays its head on your knee, and the head grows heavier. It is sure you know. It is sure that you are just getting up. It has begun being overjoyed, so as to be ready. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} has got into the empty dish, to be there when it fills, and paddles with both otter feet to start it. Nothing comes. It looks up at you, small and dripping, in brand-new good faith. Feed it.',
        when: ['baby'],
      },
      {
        text: 'It has been {hours} hours, and {name} gets up at the sound of feet, as for anybody, sees whose they are, and sits down again. The tail goes across the floor and stops. Its meal is due. Give the tail a reason.',
        when: ['wary'],
      },
      {
        text: '{name} has looked in the dish and is not worried. You are family, so the meal is only swimming a little way behind you. It sits and drips, and its otter tail sweeps a wet fan. Bring it in, please.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} takes into its mouth whatever it meets, in case: the mat, a chair leg, your bootlace, its own foot. It very nearly has the idea. Its meal is due. Put some where the foot is.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} has never felt full, but this is not that. It lies round the dish with its ribs against the floor, and looks at you with perfect faith, and its stomach cries out like a gull. Feed it.',
      'Wherever you put your hand, {name} is under it. It licks the palm, the back, and in between, in case somebody had left a crumb there in good faith. There was none. It is truly hungry. Please feed it.',
      {
        text: '{name} stands over its bowl at the other end of the kitchen and looks from the bowl to you, and back. The tail goes a little, low down. A meal, please.',
        when: ['wary'],
      },
      {
        text: '{name} has its nose pressed to the kitchen window, from outside, and its breath has misted the glass. Two eyes follow the pan. Put a bowl on the step.',
        when: ['wary'],
      },
      {
        text: '{name} pushes you along with its shoulder, past the table and round the chair, until you are up against the cupboard. Then it sits down on your foot. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has carried its bowl to you from the yard without spilling, and puts it in your lap. It is full of pond. It would rather have dinner. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has drunk the water bowl dry, and licked the bottom, and it was only water. It has had nothing else for {hours} hours. Food now.',
      '{name} still wags when you come in, but the tail hardly leaves the floor. It watches your hands, and they are empty, as they were {hours} hours ago. Food, right away.',
      '{name} leans on the cupboard with its eyes shut, slides slowly down the door, and comes to rest with its cheek on your shoe. Bring its dinner there. Feed it now.',
      {
        text: '{name} wags at the dish before it can lift its nose to it. It cannot get up. Let it eat lying there, and give it medicine too, now.',
        when: ['weak'],
      },
      {
        text: '{name} trots up the path with its ribs showing and a wet rope in its mouth, which is all that it found. It stops a long way off. Bring a bowl out, now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has one paw over the edge of the empty bowl, and has lain so for {hours} hours. The tail stirs at your voice, and sinks. Food from the palm, and medicine.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} goes down to the pond and stands in it to the ankles, and looks out over all that water, and does not swim. It comes out again. It leans on a tree. It ought to have rest, or medicine.',
      '{name} meets you at the gate still, sitting. The tail makes half its beat and rests before the other half. It is pleased to see you, it is only tired. Let it have medicine, or a long sleep.',
      {
        text: 'The pond is only over there, and {name} has stopped halfway to it and lain down. It looks away as you come up. It has never looked away from anyone. It needs medicine, or a good rest.',
        when: ['wary'],
      },
      {
        text: '{name} is so glad of you that it sets out at once, and the rug is deeper than it thought. You meet it in the middle. Let it rest there, against you, and fetch medicine when it sleeps.',
        when: ['glad'],
      },
    ],
    dirty: [
      'What {name} has been in for two days was a pond at first, and then it was a ditch. Nothing beads on that coat, it sticks. It leans on you, in good faith, and now there are two. Please wash it.',
      '{name} has the bottom of the pond on top. There is weed over one ear, and when it wags, part of the wall is done. It has been two days, and it stands by the hose, hoping. Please wash it.',
    ],
    sick: [
      'The bell rang, and somebody came in, and {name} stayed in its corner with its brow on its paws. It always took them all for family. Its nose is dry. Tell it that you have come, and bring medicine.',
      'Rain is running down the path in a stream, and {name} has not gone out to it. It is in the dry corner with its brow on the stone. It believes that you know what to do. Bring medicine.',
      {
        text: '{name} lies beside its water with its chin on the rim, and does not go in, and does not drink. You came through the door, and the tail had nothing to say. It needs medicine and will not ask. Bring it.',
        when: ['wary'],
      },
      {
        text: '{name} has gone down to lie at the edge of the pond, half in the water, because it is burning. It sees you on the bank. The tail stays under. It does not know you for a friend. Bring medicine, gently.',
        when: ['wary'],
      },
      {
        text: 'You kneel, and {name} wags, because you are a person, and moves away, because it hurts. It has its brow against the cold stove and nobody to lean on. Put medicine on the hearth, and lean on the stove’s other side.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies against your knee with its full weight, and for once it isn’t to hold you up. The black coat has gone dull as slate. It opens one eye, for hello, and that is all it can do. Medicine, at once.',
      '{name} lies as heavy as a wet coat, and you can’t get its head to stay up on your arm. The toes with their webs have spread, and gone cold. It was never once not glad of you. Medicine, at once.',
      {
        text: 'The tail of {name} does not move, not for you, not for anybody. It would have been family with the whole world. It lies like something the tide has left. Bring it medicine at once.',
        when: ['wary'],
      },
      {
        text: 'The tail has heard you, and lifts, and the rest of {name} draws in under the blanket, like a foot from cold water. Medicine at once, round the edge of that. Say hello, and hello, until it swallows.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} still took every sound for you. In {hours} hours there were fewer, and it lay down where the path comes in. It is hardly breathing, and its face is turned the right way. Sit with it now.',
      'The water bowl is dry, and {name} is lying with one webbed foot in it. It waited in good faith, and then it only waited. The brow is cold. Be family. Sit with it now.',
      '{name} said hello to the door each time it thought it heard you. By the end there was only the tail to do it with. That lies still now, where it was last put down. Sit with it now.',
      {
        text: 'It has swum out for you. The coat is wet to the shoulder, for the tenth time in {hours} hours, and {name} stands on the jetty, sleek and strong, and has stopped looking. Walk out along the boards. Say hello, and sit there.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies under the table by the puddle it kept. For {hours} hours nobody has come in to be greeted, and its chin is in the water. Crawl in with a towel and medicine, and lean on it, softly, as somebody who needs holding.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep on the kitchen floor like something the tide has brought, and everybody who comes in for a glass of water has to wade. At each step over it the otter tail lifts, asleep, and says not at all.',
      '{name} swims in its sleep, on its side, one webbed foot at a time. By the look of it the bank is near. Now the nose goes up, the shoulders follow, and all over the rug you see it shake.',
      {
        text: '{name} is asleep on the far side of the table, where it has put itself on purpose, paddling with all four feet. Only the tail was left on your side. You say its name, barely. The tail lifts, and is laid down again.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep with its back pressed to the wall and its nose towards you, as if to keep count of you. The paws swim a little. When the floor creaks the tail begins to beat, thinks again, and stops.',
        when: ['wary'],
      },
      {
        text: 'Fast asleep, {name} paddles across the floor on its side, a kick at a time. It must have set out from the rug. It runs aground against your shoe, feels that it is a shoe, and stops swimming.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on its back in the dry bathtub, legs up the sides, perfectly at sea. You whisper hello. It does not wake, but the tail returns it, on the tub, like a gong.',
        when: ['trusting'],
      },
      {
        text: '{name} lies asleep against the door, so that you can’t go out without its going too. You say its name, hardly at all. The otter tail thumps, once, from under the table of sleep, for family.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The feet of {name} lie still. It drifts, a good way out, and does not swim. It wakes at {wakes_at}, and should not be alone until then: reflect beside it now.',
      'You cannot wake it before {wakes_at}, and you should not wait for that. {name} sleeps low in the water. Sit down against its back, where it can feel a shore.',
      {
        text: '{name} fell asleep with its cheek in the dry dish. It wakes at {wakes_at}: let there be a meal standing there then. And now, reflect beside it.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} stands in the pond up to its chin, since nobody comes after one there. It would rather like to be out. The water beads on its brow and runs down. Sit on the bank with it, shoes and all.',
      '{name} was built to be family, and has nobody picked out. It peers from behind the water butt at your feet, which seem kind, and dares not look any further up. Bring the rest down there. Sit with it.',
      'Under the boat drawn up on the bank there are the eyes of {name}, and a tail that keeps starting and stopping. It would take the whole world for family if it dared. Sit down by the boat.',
      {
        text: '{name} doesn’t know you, and has got well away from you, and has told its tail to do the same. The tail is tapping on the floor. Sit down quietly, near the end that likes you.',
        when: ['baby'],
      },
      {
        text: 'Behind the bedding there is a broad black brow, and under it {name} is working out what you are. It has been alive for hours and has never met any family. Sit down quietly and be some.',
        when: ['baby'],
      },
      {
        text: 'The pond is quite still, but for two nostrils under the jetty. {name} has found the one place where family cannot get. It will stay as long as you stand. Sit down on the boards, put your feet in, and wait.',
        when: ['from_child'],
      },
      'For {wait} once it stood upon the shore and nobody rowed in. {name} still greets you. It only looks behind you first, to see how you came. Sit with it.',
    ],
    back_from_death: [
      '{name} is back, and dripping, and nobody knows with what. It goes to everyone and everything in the kitchen and says hello. Let it lean. Have its next meal ready when it should be.',
      'It went in deep, and has come up at your side. {name} looks about it, at the air. It puts its feet on yours, to have the bottom under it. Stay there, and let the next meal be on the hour.',
    ],
    old: [
      'Its brow is silver now, as if somebody had breathed on it. {name} goes into the pond by the shallow end, says hello to it, and stands there up to the heart, quite happy.',
      '{name} does not jump from the jetty these days. It lies at the end, with its chin over, so that the water can come up and see it.',
      'It has got through {days} days by taking each for the best one. {name} is stiff in the hips, and still it gets up for you, hind end first, all the way.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Into the meal goes {name} as otters go in, all at once, and comes up at the far side with drops on its brow and the dish clean. It looks round, in good faith, for the pond.',
        '{name} eats as an otter dives: there is a dish, and a splash, and some way off, {name}, coming up with a wet nose and the look of having been somewhere wonderful. The dish is empty to the bottom.',
        '{name} puts the whole of its broad brow in the dish, and the meal is gone, and the dish comes up with it. It turns about beneath it, looking for you. You will surely know what one does with hats.',
        {
          text: '{name} decided you were family at hello and has been looking into it since. It empties the dish, beams, comes round behind your knees and leans, a little at first, as one tries a jetty. The jetty holds.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The meal is on time, and {name} eats it with its tail going. Then it shakes the pond off its back, all over you. Until today it had always stepped away first.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} sits for the dish, because you seemed to like that last time, and leaves a puddle in the shape of a sitting dog. The meal takes four breaths. Then it leans on your knee with everything it has, and drips.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats your punctual meal, happy as an otter and happy before it. Then it shakes the pond all over you, as one does with family, from just beyond the reach of your hand.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats on time with its head in the dish and its hind feet, on purpose, pointing at the pond. It is as happy as can be at both ends, and was. Should you turn out badly, it knows which end goes first.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} decided at hello that you were family. Whether you would come back was another matter. The bowl is down on time, and it eats with the whole otter tail going, and looks over its shoulder at your shoes just once.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} is hours old and has its doubts about you. It reaches the meal by falling into it. Nobody had mentioned wet. It sits there dripping, astonished, while behind it something short and black begins to wag, and it looks round to see whose.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You bring the dish on time, and {name} walks into it up to the elbows, never having met a pond, and eats its way out. It looks up, brow wet, to see who did this. The tail has begun to have an idea.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'On time, and {name} wades in up to the ears. It eats with its back end towards you, so that the tail can keep hold of your leg. Otters do this, so as not to drift apart.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} never doubted that you would be on time, so it has been happy since the last meal. It eats. Then it gets into your lap, wet, in instalments. The otter tail comes last, and has to be lifted in.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, and it was lovely, and now something lovely should happen to you. It takes your wrist in its mouth, as if it were an egg, and sets off with you for the pond.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Hours old, {name} walks into the dish with both front feet, as into a pond, and eats it from the inside. It comes up beaded, broad small brow and all, and looks at you. It has very nearly decided.',
          when: ['baby'],
        },
        {
          text: '{name} eats it in one breath. That makes {streak} meals on time, and it is not surprised, having said so at the first hello. It lays a wet chin on your knee, to congratulate you on turning out as expected.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You set down the dish and, without looking, lift your cup off the low table, as {name} eats up and turns. The otter tail clears the table of nothing at all. You put the cup back. Nobody has said a word.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} has eaten it before you have let go of the dish. It has had {streak} meals on time by now, and has still not got to the end of saying hello. It starts again, at your other foot.',
          when: ['baby'],
        },
        {
          text: '{name} eats all of it, falls into the water bowl, and gets up a different animal. So that is what the tail is for. It comes to tell you, dripping, and forgets halfway, and goes back in.',
          when: ['baby'],
        },
        {
          text: '{name} licks the dish to the rim, goes down to the pond, and brings up from the very bottom the stick that you threw when it was small. It lays it on your foot, and would like it thrown.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'You have said hello to {name} every day that it can remember, and it has been taken by surprise at each. It eats up. It looks round, and you are here. It has to say hello all over again.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats all you have brought, standing well off, feet apart as in a current. The water on its coat does not bead, it lies. It gives one wag, takes it back, and leans on the gate. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and brings you your other shoe, to celebrate: {streak} meals on time. It has brought you something after each, a stick, a flannel, half a reed. It has been keeping back the shoe.',
        '{name} never doubted. It eats in one breath, that has made {streak} on time, and it looks up with the same glad surprise as at the first. You, again, and with a dish. It can’t get over it.',
        {
          text: 'On time, {streak} in a row. {name} eats and puts its whole wet side along your dry leg. It is not surprised. It had you down for this halfway through hello.',
          when: ['well'],
        },
        {
          text: '{name} eats with its otter tail going so hard that the dish travels, and you both walk along behind. That is {streak} on time in a row. This one finished beside the pond.',
          when: ['well'],
        },
      ],
      early: [
        '{name} would eat it all, it always would, and for once its otter middle says no. It has a mouthful, and looks at you, quite shaken. It had not known it could stop. You will both feel better at {opens}.',
        'A meal already, and {name} says hello to it, gets it wet, swallows a little, and lies down with its chin on the rest to keep it company. It is not quite time. Come back to them at {opens}.',
      ],
      late: [
        'Good faith brings {name} to the dish, late as it is, and it eats everything. Then it looks up to see whether you are still you. The tail, which has up to now gone by itself, has to be asked.',
        'While it waited {name} carried your slipper to the door and back until the slipper was wet through. It eats the meal, all of it. The slipper is not brought to you. It lies down on it, nose to the door.',
        {
          text: '{name} eats the late meal with its otter tail beating, water flying off it. When it is done it has to shake. It walks all the way to the far wall first. You stay perfectly dry.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} decided you were family before you had finished saying hello. You say it again now, late, over the dish. It eats, wet and wagging and glad. But this time it let you finish.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} begins the entire welcome, tail and shoulders and all, and halfway through it slows, as though it had taken you for somebody else. It eats what you bring. Then it lies down by the far door, with its nose toward the pond.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The meal is late, and {name} eats it lying on its side. The otter tail, which has a good word for everyone, lifts an inch, sees who it is, and is put down. Bring medicine now, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Too weak to stand, {name} eats what you bring so late. Then it turns itself round, a leg at a time, until it is facing the pond and you have only its back. Give it medicine, or a long rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} decided you were family before you finished saying hello. Now you are late. It eats with joy down to its otter tail, then asks for the hello again, and this time listens to the end.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are late, and {name} eats as if it were your birthday. Then it comes to lean on your leg, wet and happy, and leaves a gap. Water drips down the gap.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has sat by the dish all the first part of its life, which is not long, but it was a good share. It eats now, feet paddling. Then it turns round, with trouble, until its small back is to you.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} greets you as one back from drowning, eats what you brought so late, and lies down across your feet as always. Only this time it has taken a fold of your trouser leg into its mouth first.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats the late meal in one breath and forgives you in the next. But when you go to the door, about nothing, it comes too, wet and black, and stands on your foot until you come away.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The meal is late, and {name} eats it all. It had been getting up to greet each sound on the path, a cart, the wind, a hen. Then it was you, and it was out of hellos.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dish is late, and {name} comes to it slowly, round the far side of you. It gets down a mouthful and rests its broad brow on the rim. There is no shine left on the black. Give it medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} sees you come with what should have come before, and leaves by the front, goes round the house, and gets to the dish from the back, so as not to pass you. It eats it all. It leaves by the back.',
          when: ['wary'],
        },
        {
          text: 'Late, and {name} eats it all and asks no questions. Then it lies down on both your feet at once, heavy and wet. It is not cross. It would just like you to be here already for the next one.',
          when: ['trusting'],
        },
      ],
      missed: [
        'For most of those {hours} hours {name} believed that you were on the path. It eats everything now. You say hello, and it looks behind it to see whom you mean. Keep to the hour, until it knows again.',
        '{name} eats all you have brought after {hours} hours, legs planted wide, as on a deck in bad weather. It ought to lean on somebody. You are quite near. It leans on the wall. Feed it when its next meal is due.',
        {
          text: '{name} decided you were family before you had finished saying hello. Then nobody came for {alone}. It eats, and lifts its broad brow, and you say hello. This time it waits for you to finish.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} with nobody, {name} eats, and goes and stands in the pond, with only its brow above the water, looking at you. It always wished to be in the pond. It used to wish you in it too.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} once decided you were family before you had finished saying hello. You say it now, to the end. After {alone} alone it eats lying down and does not lift its broad brow. Say it again. Stay.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The otter tail beats once as you come in, out of good faith. Then {name} remembers {alone}, and it stops. It eats with its head on the floor, turned away. Sit down on the floor too, and stay there.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The coat of {name} has gone dry and dull, and its legs shake at the dish. It eats. It had thought you were family, and it lifts its broad brow once to look at you, the way one looks at somebody in the road.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has to lie down to eat, with its chin in the dish. You kneel to help. It stops eating, and holds the food in its mouth without swallowing, until you have got up again and gone back to the door.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The tail of {name} had begun to beat when you came in. It beats once now, and lies still. It eats all of it, so long after. Then it drinks, and goes out past you to the pond, and does not get in.',
          when: ['warming'],
        },
        {
          text: '{name} meets you at the door, for you are family and have come. It eats, slowly, stopping. Afterwards it lies down, not over your feet as it used to, but across the doorway, so that no one of the family can get out.',
          when: ['trusting'],
        },
        {
          text: 'The dish has stood dry so long that {name} no longer looks in it. It eats slowly. There is no water on its back, and the otter tail lies along the floor like a rope. You speak. The rope does not move.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} will not come to the dish while you hold it, nor while you stand by it. From the passage you hear it eat. When you look in again there is an empty dish, and wet tracks going the other way.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} eats lying down, black coat dull, not a bead on it. You say hello. It used to be sure before you finished the word. It hears it to the end, and the otter tail does not move.',
          when: ['wary'],
        },
        {
          text: 'After {hours} hours {name} eats everything. The water bowl is licked dry, with a mark of its chin in it. The otter tail used to go before you had said a word. It lies on the floor. Be on time now.',
          when: ['wary'],
        },
      ],
      full: [
        'It can’t be true, and {name} goes over it again with you. There is food, and there is {name}, and the one won’t go into the other. It leans on you. Console it with some more at {opens}.',
        '{name} picks out one pea and carries it about in its mouth, softly, like an egg, because there is no room to put it down inside. Come and let it swallow at {opens}.',
      ],
      ill: [
        'You wet the food, so that it is more like a pond, and {name} laps up a little of the edge. It thanks you with one wag. The brow is hot under your hand. It is ill. Medicine next.',
        '{name} believes you when you say that it is good, and eats some, slowly, to show it. After that it lays its chin in the dish. It does not doubt that you will think of something. Bring medicine next.',
      ],
      loved: [
        '{name} had eaten it before it knew what it was, and now it has asked you, and you have told it: {item}. It really was. It has run to tell the pond, and back, to hear you say it again.',
        'One gulp, and a great sigh, and {name} stands before the clean dish with its tail going like a mill. It was {item}. It loves it, and you, and the dish, and the mill.',
        {
          text: 'It is {item}, on time, and {name} eats, otter tail thumping. Then it comes and stands against your knees and shakes the whole pond out of its coat. It used to do that by the door. This is for family.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} eats {item}, on time, shining from nose to tail, and sets off for the pond, where it longs to be. Halfway there it stops and sits down. It would like to be in the pond with you.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} eats {item} the moment it comes, and it comes on time, otter tail thudding. You hold out a hand. The tail goes on. The rest of the dog takes one step back, and looks very sorry about it.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. The nose of {name} says yes and the feet say wait. So it stretches, as long as an otter, and eats in bliss like that, with its hind legs still in the pond.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats {item}, on time, with its whole wet side against your leg. When it has finished and moved away there is a dog on your trousers, life size, complete to the tail.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You bring {item}, on time, and {name} leaves the pond for it, and eats every bit dripping. It has not shaken itself yet. It has been saving that until it was close enough for you to have half.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} has swallowed it already. Only now does it get round to the taste: {item}. Its ears go out sideways. It would have some egg, it thinks, over that.',
        'It is too friendly to leave it lying: {item}. It eats it as one listens to a long story. Salmon, says the tail, when you put away the rest. Or melon.',
      ],
      harmful: [
        '{name} has never in its life thought ill of a thing that was put before it. It was {item}. It is lying on its side with its brow in creases, and still looks at you kindly. Never let it have that again.',
        '{name} drank, and drank, and no water will wash it out. It was {item}. It lies beside the bowl. The otter tail still moves for you, a little, and it hurts. Keep that away from it.',
        {
          text: 'It was {item}, and {name} took it in good faith, as it takes everything. Now it stands with its back arched and its mouth running, and heaves. It has looked to you twice. Never give it that again, and bring water.',
          when: ['item'],
        },
        {
          text: '{name} is curled round its stomach like something thrown up by the sea, and the otter tail is clamped tight. That was {item}. Keep it out of the house. It would take it from you a second time without a question.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You lie down on the grass, and {name} sees at once that you have been washed ashore. It hauls at your sleeve, it licks your face, it barks for help. You get up, saved. It would like you to drown again.',
        'You race {name} down the bank, and only one of you means to stop. There is a smack. It comes up overjoyed, looks for you on the water, left and right, and then sees you, dry. It will show you again.',
        {
          text: '{name} plays in and out of the pond with you, otter tail going like mad, and comes out streaming. A Lab shakes itself over its family. {name} takes a good look at you, and goes and shakes over there.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has a wonderful time with you, it in the pond and you on the bank. You run, it swims, you both shout. You take off your shoes. It swims to the middle and waits until they are on again.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} decided about you before it knew you. Now you have played all this while, and it drops across your shoes, soaked and panting, and looks up, amazed. It was right.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} plays with you at the edge of the pond, then in the pond, and sees that you are not in it. It comes out, stands right up against your legs, and shakes until you are.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} gallops up with most of the pond on its back, stops, and leans the whole length of itself on your legs before it shakes. It did not want you to miss any.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has plunged into the pond after nothing, swum back with it, and laid it at your feet with a great deal of water. You throw nothing again. It is the best nothing it has ever fetched.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You tip the bucket out over the yard, and {name} tries to be in all of it. It meets the front of the wave, and races it, and meets it again at the gate. It brings you back the bucket.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You dip a finger and flick it, and {name} gets one drop on the brow, and goes over backwards for joy. It gets up, plants its feet, and lifts its face to you with both eyes shut, ready for the next.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You throw a stick in the pond, and doubts are doubts, but a pond is a pond, and {name} is in with a smack. It lands the stick on the far bank. It looks over. There are more sticks.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You hide behind the door and step out, saying hello, and {name} is astonished that it is you. You do it again. It is astonished sooner. The last time it does not wait for the hello, and you both go down.',
          when: ['warming'],
        },
        {
          text: 'You run along the bank and {name} runs in the water, and you are both shouting. You slip. It is beside itself: you are coming in. It makes room for you, with its whole heart, and half of the pond leaves.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is so happy that the tail has already knocked down what there was, and you would like to play. It stands the bucket up again, with its nose, so that you can have the fun of that too.',
        'You jump about for {name}, which has been overjoyed since you came in, and before. It had not thought that there could be more. There can’t. It does the same joy over again, with you in it.',
        {
          text: 'You play chase, and {name} is as blissfully happy as it was before you began. Each time you come within an arm’s length it goes into the pond. It has noticed that you do not.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} plays with every otter part it has, and all of them were perfectly happy before you came. The good faith it has left on the far bank for now, where it can keep an eye on it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You throw, and {name} swims out for it and back, though it was full of joy already and had no room for more. It lets the thing go two waves from your hand. The waves are to bring it the rest.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'Nothing can be added to {name}, who has had the pond and has you. It plays all the same and shakes out the surplus. You are wet from hat to boot. Now you look, it seems to think, like one of the family.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is in the pond, as glad as an otter, and you call from the bank. It paddles in a ring, looking, and you can see the hello come up and go down again. It dives. It has asked the fish.',
          when: ['wary'],
        },
        {
          text: 'There is no room in {name} for another drop of gladness, and still you come running. It leans on you, so that you don’t fall over. It lets you win the tug, and gives you the other end as well.',
          when: ['trusting'],
        },
        {
          text: '{name} plays a round for your sake, and lets you think it was for its own. It was full of gladness to the brim when you began. It only spills a little more, chiefly down your sleeve.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was already as happy as a pond in rain, and you turn on the tap, just a thread. It looks at the tap. It looks at you. It had been thinking that the day could be wetter.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You throw a stick in the pond for {name}, and it watches the rings go out, to the very last, and stays where it is. It is so sorry about the stick. See first to what it needs.',
        '{name} wags for your game from where it is lying, so that you shall not be put out. It does not get up. The bowl, the ball and you are all equally dear to it just now. See to what it needs.',
        {
          text: 'It jumps, for you, and goes under, for a moment, in an inch of grass. {name} is not well. Help it out, and get its medicine.',
          when: ['ill'],
        },
        {
          text: '{name} paddles after it as far as the kitchen door, and turns off there, and lies down by the bowl. It has had no dinner. That first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item},” and for {name} there is no more dry land. It goes in flat, whatever it goes into, and comes up the other side overjoyed. It shakes it all off on you, so that you have been in.',
        'It is {item}, and {name} is so glad that you must be in it too. It growls like a boat on shingle. When you stop for breath, it stops, leans on you until you have some, and begins again.',
        {
          text: 'It is {item}, and {name} plays until it is wet through and more otter than dog. It needs to shake. It goes right across the room first, and does not get a drop on you.',
          when: ['wary', 'well'],
        },
        {
          text: 'You said hello, and {name} has still not decided. Now you have brought {item}. The otter tail makes up its mind at once and knocks over a chair. The broad brow is thinking about you.',
          when: ['wary', 'well'],
        },
        {
          text: 'You begin {item}, and {name} believes you both to be in the pond. It swims the carpet, tail steering, and when you sit down to get your breath it takes you by the collar, kindly, and tows you to the rug.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays at {item} until the water has flown off its back and there is none left on the dog. It looks at the wall. It looks at you. All of it has gone to the right people.',
          when: ['trusting', 'well'],
        },
        {
          text: 'For {item}, one must get wet, in the opinion of {name}, and it brings you the hose. You hold one end. It stands at the other with its broad brow dripping, and does not shake until you have nodded.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        'It is delighted to meet it, naturally: {item}. It waits for it to splash. It waits a while. Then it goes and stands in its drinking water, with one foot, looking at you.',
        '{item}. {name} leans on it and it falls over. There was no more in it than that. A hose would be another matter, or anything that floats.',
      ],
      harmful: [
        '{name} went straight in, as ever, and has come out with its foot held up and turned under. It greets you, and cries, both at once. Have nothing to do with that again: {item}.',
        '{item}. It coughs, and water comes, and it coughs. It lies across your knees and lets itself be rubbed. It will never learn to look first, so you must: not that.',
      ],
    },
    clean: {
      wanted: [
        'There is web between {name}’s toes, and in the web some of the river bed. You rinse one foot, and it spreads it for you like an umbrella. The water clears. It sets the foot down, and thinks which is next.',
        'You wash {name} on dry land with a jug. Each time you pour, it looks up for a pond so high. There is only you. The mud runs off, and it keeps still, under the only pond to be had.',
        {
          text: '{name} had decided about you by the end of hello, and has had to decide again. It lets you get the mud off. It looks at the water the whole time, with love, and not at you.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash the pond mud off {name}, who loves water and had not thought it could come with a person attached. It stays in to the chin. It lets you have its back, which is slippery, and would be gone in one wriggle.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} gets into the tub, which is a small pond with family at the rim. The mud comes off. It looks at you, so near and so dry, makes room at one end, and waits with its chin on the tap.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} is in the tub before you have found the soap, and then sees to it that you are in too, as far as the elbow, as far as the shoulder. Its mud goes to you. It has never met such generosity.',
          when: ['trusting'],
        },
        {
          text: 'You pour water over {name}, which loves all water, and it stands in this as if it were somebody else’s. Mud runs off the black. It drips, and does not shake itself. It will not do that to you yet.',
          when: ['wary'],
        },
        {
          text: 'It is not the pond, but {name} has agreed to call it one. It lies in the water and your hands, otter-smooth, and the dirt swims off. You stop. It puts its broad brow under your palm. You have not stopped.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'You hose down {name}, which was clean, and could not be more delighted. It had hoped that being clean might lead to this. Water beads along its back, runs off, and it looks round to see if you have any left.',
        'Nothing comes off {name} on the towel, but it walks through the towel, and back, and lies down in it. It was dry as well. It thinks that very decent of you both, you and the towel.',
        {
          text: 'The water beads on {name} and rolls off with nothing in it. It was clean already. But it has faith in you, and if you say there is dirt, there is dirt. It gives you each paw in turn, to help look.',
          when: ['well'],
        },
        {
          text: 'You wash {name}, find nothing to wash off, and stop. {name} stays in. It has seen that this is a very small pond, and moves its otter tail over to make room for family.',
          when: ['well'],
        },
        {
          text: 'There was nothing on {name} but pond, and that was clean. You wash it all the same. It wags at the water and leans away from the hands, until it has leant so far that it is a bath for one again.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has come out of the pond clean as a pebble, and you wash it. Water on water. It cannot tell what has changed, and beams, and goes back to the pond to see whether that wants doing too.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is nothing on {name} but some drops, and you wash them off with others. It stands under the jug with its face up and its eyes shut. It has been clean for ages. It hopes that won’t stop you.',
          when: ['trusting'],
        },
      ],
      loved: [
        'You come to do {name}, and it is {item}, and who could be so kind? It stands for you with its brow shining and every toe spread. It licks your ear, to help, and then the other, to be even.',
        'For {item}, {name} lies down before you like something off a rock, and looks up, wet-eyed with good faith. You do the brow, the back, the otter tail. The tail does you.',
        {
          text: 'You clean {name} with {item}, and it is so happy that when you have finished it gallops to the pond, goes in, comes out, and sits down in front of you. It is ready for the next one.',
          when: ['well'],
        },
        {
          text: 'It is {item}. {name} leans in from the broad brow backwards, in good faith and with its whole weight, until you are sitting on the floor and it is no longer clear which of you is being cleaned.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} stands for it, and its tail is hanging down like a wet rope: {item}. Some of the silt stays. It would have walked into a hose for you.',
        '{item}. That was cleaning with no water to it, so far as {name} can see. It thanks you. Later there is a splash from over by the rain barrel.',
      ],
      harmful: [
        'It took the oil out of its coat, and the cold goes straight through. {name} stands there dripping, and for once it is nobody’s fun. Rinse it, dry it, and never use this: {item}.',
        '{item}. Its eyes are shut and running, and it blunders against you, the leg of the table, you. Plenty of clear water now. Throw the other away.',
      ],
    },
    medicine: {
      wanted: [
        'You hold out the medicine, and {name} takes it as softly as it would carry an egg ashore, and only then swallows. The breathing evens. Under the blanket the tail comes down, once, like a wave a long way out.',
        '{name} opens its mouth for the medicine, on the ground that somebody has taken trouble over it. It is bitter. It swallows, and bears the spoon no grudge. Little by little the broad brow comes smooth.',
        {
          text: '{name} swallows the medicine and lies down with its nose in the corner. It does it good. You can tell by the tail: it lifts to thank someone, finds that it is you, and is put down again, quite gently.',
          when: ['wary'],
        },
        {
          text: '{name} takes the medicine on good faith, and that was the last of the good faith. It works, and goes on working down to the otter tail. Sit on the floor now, and start again from hello.',
          when: ['wary'],
        },
        {
          text: '{name} opens its mouth before you ask and shuts it when you say. It has gone down. It puts its hot broad brow into the hollow of your hand, where there is still some cool, and there the pain goes out of it.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows it. It has not much good faith left, but that was a hand, and something kind was in it, and the hand is still there. The tail moves one inch on the blanket. Stay, and give another dose in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} drinks the medicine as it drinks all that is wet, and thanks you, and would like to be shown where it comes from. It was never better. Keep it for a bad day. It has licked the cork for you.',
        'You hold out a spoon to {name}, and it takes spoon, sleeve and all, with joy, since you must have had a reason. You had none. It is as fit as an otter. Put the bottle up high until somebody needs it.',
      ],
      loved: [
        '“{item},” you say, and {name} opens its mouth, in such good faith that you could have posted a letter. It was not that end. It wags, and gives you whichever end it is.',
        '{name} holds still for it, and thanks you, and thanks your cuff. It was {item}. It has not decided what that was for, but it is certain that you thought of it specially.',
        {
          text: '“Medicine,” you say, and “{item}.” {name} hears only the second word, and there is nothing left to explain. It helps. The otter tail goes on thanking you until the table is clear.',
          when: ['item'],
        },
        {
          text: 'You say there is medicine in it. {name} has eaten. You say that it is {item}. It knows, thank you, and shakes itself for joy, with the whole of the pond still in its coat. It helps. You are wet.',
          when: ['item'],
        },
      ],
      disliked: [
        'It went down, as everything goes down, and then it came to be tasted: {item}. {name} looks at you as though you had introduced it to somebody cold. It did help. Put it in yogurt.',
        '{item}. {name} lets it happen, leaning away from you, which you did not know it could. Some good it has done. Find it a nicer one.',
      ],
      harmful: [
        'It never even asked. {name} lies stretched out with its legs jerking, like swimming, but not like swimming. Do not ever give it that: {item}. Hold its head up, and keep talking.',
        '{item}. The tail stops. That is how you know. It looks at you as kindly as before, from further off. Not that again, and be sure of the bottle next time.',
      ],
    },
    discipline: {
      wanted: [
        '“Wait,” you say, and {name}, in the air, is sorry that it didn’t hear before. It comes down in the flower bed. It sits there, with its brow lowered, waiting as hard as it can for whatever it was.',
        'You say that visitors are not to be wetted, and {name} looks at the visitor, who is wet. It had only shared. It goes and dries itself, on the curtain, and comes no further in than the mat.',
        {
          text: '{name} is taught to wait at the door until it is asked in. By the third time it has it, and sits out there on the mat, dripping neatly, and when you ask it in, it lets one ask go by.',
          when: ['warming', 'well'],
        },
        {
          text: 'Families have a rule about the sofa, it turns out. {name} gets down, with its brow in folds, and has learned it. Then it comes to lean on your knee, and looks at the knee first, in case of rules.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Feet on the floor,” you say, and {name}, halfway up a visitor, comes down. It had thought that one said hello with all of it. It sits on its tail, to keep it in, and looks at neither of you.',
          when: ['from_child'],
        },
        {
          text: '“That was for all of us,” you tell {name}, before the empty cake stand. It looks at you, quite stricken, one of the all. It brings you its ring out of the pond. You may have the whole of it.',
          when: ['trusting'],
        },
      ],
      little: [
        '“Feet dry before the carpet,” you say, and {name} is standing on the mat, and has been, with all four feet in a row. It had remembered. It listens to you anyway, wagging at each word it knows, which is feet.',
        'You tell {name} that the trifle is not for dogs, and it looks at the trifle with good will, from a distance, as before. It believes you. It believed you already. It leans on you while you say it.',
      ],
      bad_time: [
        'You scold {name}, and it wags, low down, because there must have been a mistake. There has. Its eyes go on asking you for what it came about. Give it that first. The rule will keep.',
        '“Bad dog,” you say, and {name}, which takes people’s word for everything, takes yours. It goes and lies down among the wet boots. It had needed you for something. See to that now, and leave teaching for a better day.',
        {
          text: '{name} is built from otter parts and good faith. Your lesson teaches it nothing and uses up some of the second. What slips past your legs, low and wet, and out at the door is all otter.',
          when: ['wary', 'well'],
        },
        {
          text: 'You scold, and {name} looks behind it, to see who has come in. There is nobody. It looks at you, in all good faith, and the otter tail goes slowly under. It had been so sure of you. Win it first.',
          when: ['wary', 'well'],
        },
        {
          text: 'It takes a good deal to make one like {name} step back from a person. You raise your voice, and it steps back, and back again, until it has its heels in the pond. Win it over before you teach it.',
          when: ['wary'],
        },
      ],
      loved: [
        'You told it by way of {item}, and {name} sees what you meant, and lets the duck go. It is sorry. It would have told itself much worse. It goes and stands in the pond to its elbows, tail down.',
        '{item}, and {name} steps back off the baby’s blanket and is dry of foot from then on. It takes your word, it always does. It lays its chin on the floor, a little further off than where it fits best.',
        {
          text: 'You make a lesson with {item}. {name} sits, streaming, gets up, sits, and is overjoyed to hear that this was right. It runs to tell the pond. It comes back, and sits without being told, in the wet it has brought.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It does that, whatever it may have been for, and keeps glancing at you, like somebody treading water. Show it slowly next time, and begin with the floor.',
        'What you meant has gone in, but it has gone in cold: {item}. {name} asks every chair for leave now before it leans.',
      ],
      harmful: [
        'It came to you, because you were the one it always came to, and you were also where it came from: {item}. It stood in the middle of the room and did not know where to swim. Never, never that.',
        '{item}. {name} is under the low table with its tail wrapped round its feet. Nothing falls. It takes a great deal to teach a Lab that there are strangers. Do not do it.',
      ],
    },
    sleep: {
      wanted: [
        'You turn the dripping tap off tight, so that {name} need not go on hoping. It gives the tap a last look, and lets its brow down on its paws. The webbed toes spread, and lie still. It rests.',
        '“Bed,” you say, and {name} goes, in the belief that everyone is going. It lies down along one edge of the blanket and leaves the rest of it free. It rests like that, with its eyes on the free part.',
        {
          text: '{name} goes to bed with its back to you and its nose to the pond, and sleeps like something that has been let in at last. It gets up sleek, and shakes the sleep off well away from you. Family would have got wet.',
          when: ['wary'],
        },
        {
          text: '{name} lies down where you put it, its otter tail quite still. Then it sleeps, and the tail begins to swim, all the way across the pond and back. It wakes shining and rested. It sees you, and the tail stops.',
          when: ['wary'],
        },
        {
          text: '{name} sighs, and sinks, and is asleep with its broad brow over your foot. Its toes paddle slowly. When you draw the foot away they paddle faster, and the brow comes after you, and goes down again on the other one.',
          when: ['trusting'],
        },
      ],
      little: [
        'You say good night to {name}, and it says hello. You put out the light, and somewhere in the dark that thick tail goes on beating on the floor. It is so nice that you are both in here.',
        '{name} lies down because you lie down beside it to show how. It isn’t tired, it is charmed. It licks your eye shut. It licks the other. When you are quite asleep it gets up to look after you.',
        {
          text: 'You put {name} to bed and it lies as it is told, cheerful, not a bit tired, all four feet paddling. It is in the pond already. It has gone in without you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is put to bed, wide awake, very happy, and not sure of you. Its tail thumps on the floor. It stops when you bend down, and when you have gone it starts again.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You have put {name} to bed wide awake, and family knows best. It lies there in good faith, dripping, for as long as it takes you to reach the door. Then it is sorry for you, with so far to go, and comes too.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You say “Bed,” and {name} was in the middle of being awake, and gladly leaves it. It lies down on your feet, so that you are both in. It shuts one eye. The other is too pleased to see you.',
          when: ['trusting'],
        },
      ],
      loved: [
        'It was {item}, and {name} comes ashore, all at once, like a boat let go. There is a sigh. The webbed toes spread out. It leaves the half of its place for you, and then sleeps on both.',
        '{name} hears {item}, and lays down its broad brow as one lays down a load. You say good night. The tail replies from further and further out, until it is over the horizon.',
        {
          text: '{item}, and {name} goes in under it as it goes into ponds, nose first, and comes up at the other end. It turns over once like an otter. A wet patch spreads, the tail beats twice, and there is only breathing.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} lies there smiling, on its elbows, to please you. The moment you are gone you hear it go down on the kitchen floor like a sack of wet sand.',
        'It rests, for a given value of rest: {item}. It would be softer nearer to you, or the fridge. It is willing to move either of you.',
      ],
      harmful: [
        '{name} got off it with swollen eyes and walks as on a deck in a swell. That was no bed for it: {item}. Put it out with the rubbish, and let it lie on the tiles.',
        '{item}. It sank in that, and nobody hauled. {name} lies along the floor now and breathes as if through weed, and lifts its tail to you, to say that it was a kind thought. Never there again.',
      ],
    },
    reflect: {
      awake: [
        'You sit on the floor by {name}, and its breath comes and goes over your ankle, like the edge of a very small sea. You do nothing. Each wave comes up a hair further. After a time your sock is damp.',
        'You sit there, and {name} lies down so that it touches you in as many places as can be arranged. It does not ask for anything. It has always wanted to be in, and this is in.',
        {
          text: 'You sit on the floor, which {name} takes to mean that you have come in. It wades over, lets itself down beside you, and leaves an inch for manners. A trickle off its coat sets out and crosses the inch.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} lies along you from shoulder to knee, drying at your expense. Now and then a webbed foot swims. You think it has forgotten you. You shift a little, and the tail beats once, in case you were going in without it.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} leans on you, damp all down one side, and now you are too. You look at the same nothing. It takes that for the pond. It breathes out, broad brow on your knee, as if you had both got in.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} leans on you, in the belief that you would otherwise fall over. After a time you lean a little too. It takes the weight. Now neither of you can get up without the other.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} would come at you all at once, and thinks again, and comes in by the shallow end: a paw, a nose, the broad brow against your knee. There it stands for a while, in up to the ears.',
          when: ['warming'],
        },
        '{name} lies with its forehead against your knee, and thinks of good things, one after another. At the best of them the tail goes. That must be {loved}.',
        '{name} once waited {wait} with nobody to lean on. It pushes its shoulder in under your arm, and lets down all of its weight, and stays.',
      ],
      little: [
        'You sit down, and {name} is overjoyed, just as it was before, and before that. But your leg has gone to sleep from being sat on. Go and walk up and down. It will be overjoyed again.',
        '{name} has leaned on you thoroughly, and you will stand for an hour or so. It goes off to hold up the dresser.',
      ],
      ill: [
        'You take it on your lap, as much of it as goes. The rest lies along the floor, and {name} breathes in, and holds, and breathes out. Now see to what it needs.',
        'For once it is you who leans. {name} feels that, and its breath comes easier. Stay a while. Then give it what it lacks.',
      ],
      asleep: [
        '{name} is asleep and you sit down on the floor by it, very softly. It does not wake. But it has known since hello that you would, and the whole warm length of it rolls, like a boat, over against your side.',
        'While you sit beside {name} it sleeps, and paddles, and now and then it goes under. You lay your hand on its back. It comes up and stays up, nose clear, and the paddling has stopped. It can stand here.',
        'In there it is warm, and there is plenty of it, and it floats. {name} murmurs through its lip: {loved}. You listen from the shore.',
      ],
      shy: [
        'You sit down on the jetty, and between the boards, beneath you, there is {name}’s eye. While you look at the pond it looks at you. Once, down there in the dark, something thick knocks against a post, and stops.',
        'You sit down on the landing stage with your feet over, and {name} keeps to the reeds. It would be so easy to come. A duck goes by between you, and it wags at the duck, long enough to reach you.',
        {
          text: '{name} keeps well away, in high spirits, looking elsewhere. You sit down, far off, and stay. Behind its back the otter tail knocks on the ground, once, in your direction. {name} looks round at the tail. Sit still. It may do it again.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} decides at hello, and does not mean to be caught again. So you sit far off and do not say it. It splashes about, glad. It looks at you. It looks again. It is waiting for hello. Not yet. Stay.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '“Hel,” you say, and {name} shrinks back, so you stop there and sit down. It is hours old. A long time goes by. Then one wet black paw comes out for the rest of the word. Keep it ready. Stay.',
          when: ['baby'],
        },
        {
          text: '{name}, hours old and wary, has its broad brow under the chair. But nobody has told the otter tail to be afraid, and when you have sat still for long enough it thumps, once. Do not answer yet. Stay.',
          when: ['baby'],
        },
        {
          text: 'You sit, and {name} lies at the far side, as on the other bank, black and beaded, and looks across. You say hello, softly, and this time you finish it. The otter tail stirs, like something in the reeds.',
          when: ['from_child'],
        },
        {
          text: 'You sit down on one side of the pond, and {name} lies on the other, watching the water. You put a finger in. The ring goes out and out and comes to its paw. It does not take the paw away.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'salmon kibble':
        'It says salmon on the bag, so {name} puts in its whole head, to look for the river. There is a rattle, and a breath. The salmon kibble has gone upstream, and it looks at you with one behind its ear.',
      'boiled egg':
        'You peel the boiled egg, and {name} takes it in its mouth and stands there, cheeks out, not knowing how to go on. Then it knows. It looks at your empty hand, is sorry for you, and gives back the yolk.',
      'steamed broccoli':
        '{name} takes the steamed broccoli for small trees with rain on them. It walks into the wood, and there is no wood. It shakes, for form, and a green drop lands on your glasses. Would there be more forest?',
      'lean turkey mince':
        'You put it in the bowl with the maze, all the lean turkey mince, down in the bends. {name} breathes out. It breathes in. You hear it go round, left, right, left, and come out at the sluice.',
      'watermelon cubes':
        'Here at last is food that is water. {name} bites a watermelon cube and it goes off, and there is pink on the wall, the ceiling, you. It stands with its eyes shut, dripping, and opens its mouth for the sea.',
      'frozen yogurt cup':
        '{name} pushes the frozen yogurt cup before it over the floor like an icebreaker, its tongue down the hole, through the hall and up against your shoe. There it sits down on your foot, with the cup on its nose, and is grateful.',
    },
    play: {
      'pond swim':
        'You have taken off one boot for the pond swim, and {name} has been in, out, in, and round the island. It comes back for you. It takes the other boot in its mouth and swims off with that, so that you must.',
      'dock diving':
        'There is a thunder on the boards, and the dog goes by, and the dock diving has begun. {name} hangs over the lake with all its toes spread. The lake moves over. You are wet where you stand, twelve yards off.',
      'garden hose chase':
        'You wave the jet, and {name} bites it. What a garden hose chase: it has caught it, and caught it, and it is still coming. You turn off the tap. It brings you the end, to be mended.',
      'floating ring':
        'Out goes the floating ring, and {name} comes up through the middle of it, and wears it home. It leans on you in it. You are asked to take it off, and to throw it, and not to mind the weed.',
      frisbee:
        'The frisbee sails, and {name} runs beneath it looking up, with its mouth open, as one looks at a kind face. It goes over the hedge. So does {name}. A gentleman brings them both back, leaned on, and rather damp.',
      'paddling pool':
        'You fill the paddling pool to the line. {name} gets in and lies down, and it is on the lawn, all of it. It looks at you over the edge, delighted, in the dry, and waits for you to do that again.',
    },
    clean: {
      'freshwater hose down':
        'You start the freshwater hose down at the neck, and the salt goes, the weed, one small crab. {name} stands with its brow to the jet like a rock. When you turn it off it thanks you, from end to end.',
      'rubber brush':
        'The rubber brush goes round, and the loose black comes up in rolls. {name} leans into it, and leans, until you are brushing a dog that is lying on the brush. You finish by pulling it to and fro over your hand.',
      'microfiber towel':
        'You open the microfiber towel, and {name} walks in at one side and out at the other, as through a gate. When the towel is as wet as the dog it lies down on it, and you are to dry the floor.',
      'otter tail scrub':
        'For the otter tail scrub you need hold of the tail, and so does {name}. You go with it, left, right, left, sponge in hand, past the chair and past the lamp. It is all done by the time the lamp is.',
      'shake dry break':
        'You call a shake dry break and step behind the door. {name} looks for you, finds you, and comes round it. Now, says the whole of its skin, beginning at the nose. When it has done you are both to be rinsed.',
      'swimmer ear rinse':
        '{name} lets its heavy head down in your lap for the swimmer ear rinse, and you pour. It hears the sea come in. It listens, amber-eyed, quite still, until you let it out again over your knee.',
    },
    sleep: {
      'raised cot':
        'You show it the raised cot, and {name} takes that for a jetty, and goes off the end. It swims round. The second time it lies down on it, with four legs over the sides in what would be water.',
      'boat deck nap':
        'The planks are warm for a boat deck nap, and {name} lies out on them and drips. You let the oars trail. Its tail hangs over the stern, and steers, and you go very slowly round and round.',
      'kitchen floor sprawl':
        'With a groan {name} puts in for a kitchen floor sprawl, legs behind, chin before, a tide line of water round it. You cook in the corner that is left. Each time you step over, the rudder says mind the dog.',
      'lakeside blanket':
        'You spread the lakeside blanket well above the water. {name} brings the water up to it, in its coat, and lies down in the middle. Small waves go out over the checks. You take off your shoes.',
      'fridge hum':
        '{name} lies down along the fridge, spine to the door, and waits for it to speak. There: the fridge hum. It goes through the whole dog, as a ship’s engine does, and you see its lips begin to float.',
      'truck bed cushion':
        'You let down the tailboard, and {name} is in the truck bed before it is down. It turns once on the cushion, against the stream. The springs sink. Its chin comes over the side and stays there, dripping on the wheel.',
    },
    medicine: {
      'joint chews':
        'You hold out a joint chew, and it is gone, and {name} looks to you for what it was. For the elbows, you say. It lifts each of its elbows and looks underneath, and leans on you with both.',
      'flea drops':
        'You part the black, between the shoulders, and let fall the flea drops. Water, says the whole of {name}, and it shuts its eyes and spreads its toes. It is sorry when it hears that was the lake.',
    },
    discipline: {
      'four paws down':
        'A visitor has come. You say four paws down, and {name} puts them there, one, two, three, and the fourth, and all its love goes up into the tail, and sweeps the hat off the visitor.',
      'patient wait':
        'You hold the bowl and ask for a patient wait. {name} sits. A string of water comes from its lip and reaches the floor, and it never takes its eyes off yours. You cannot bear it.',
    },
  },
  refusals: {
    asleep: [
      '{name} is swimming, and a good way from land. It takes nothing now but company: reflect from where you are. It comes in at {wakes_at}.',
      'You say its name, and the tail answers, but nobody is with the tail. {name} sleeps until {wakes_at}. Sit against it, if you want to give it something.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. It has found its feet, and that there is skin between the toes, and has gone to ask the washing-up what that might be for.',
      'In its first day {name} has grown from a baby to a child, and into roughly a third of its tail. With the other two thirds it is already knocking over the salt.',
    ],
    teen: [
      'Half grown, {name} weighs as much as a wet armchair and has not been told. It leaned on a visitor today. They are both all right. Its meals, now, are what it will float on.',
      '{name} is a teen. It jumps from whatever there is, into whatever that is, and you are to watch. You are not watching. Now watch.',
    ],
    high_care: [
      'It went in a puppy and comes up the bank a {form}, with the light running off in beads. {name} is grown, and there is enough of it for everyone within ten feet.',
      'Far out, on its back, {name} lets itself drift, as a {form} can. It has finished growing. It knows where the shore is: that is the one with the towel.',
    ],
    balanced: [
      'There is not a ditch from here to the mill that has not met this {form}. {name} is grown, comes home by water, mostly, and has friends at all the bridges.',
      'Grown, and a {form}: {name} has learned to swim in what there was. Some days that came up to the neck and some days it was a saucer, and it was glad to be asked to either.',
    ],
    low_care: [
      'A {form} leaves little behind. {name} grew up so. In the morning there are wet prints along the hall, in by the one door and out at the other, and on the table a mug that still turns.',
      '{name} was so long at leaning upon nothing that it has grown up standing: a {form}. One sees it at the other side of the pond, black on black.',
    ],
    rescue: [
      'It went under once, and somebody went in with their shoes on. {name} has grown up a {form}, and swims a little to one side, the side where you were.',
      'On land this {form} limps, and in the water it does not. {name} has got its growth. It looks before it jumps, these days. It looks to see whether you are there, and jumps.',
    ],
  },
  trust: [
    '{name} was going to like you in any case. But today you stumbled on the step, and it was there, under your hand, exactly so high, and it has not got over having been of use.',
    'You went in at a door and shut it, and {name} did not lie down along the crack. It went and had a drink. You would be coming out.',
    '{name} has shown you the puddle. You are to kneel, and look under the table, from this side. There are two in it, cheek by cheek, a black one and you.',
  ],
  streaks: [
    'Ten meals on time. {name} could not have told you that it was ten. It could not have told you that it had had one. But it leans harder.',
    'Twenty-five in a row, and you were there with each, like high water. {name} has taken to greeting the clock.',
    'Fifty on time. Something has come up in {name} which it has never felt before, and it stands quite still to find out what it is. It may be that it is nearly full.',
    'A hundred meals when they were due. {name} looks up from the bowl and does not ask whether that was it. It asks whether you have had yours.',
  ],
  ages: [
    'Ten days old. {name} has met everybody now, and is looking forward to meeting them tomorrow.',
    'Thirty days, and every table in the house is now kept above the height of {name}’s tail.',
    'A hundred days, and {name} has been into each of them head first.',
    'One year. If all the water that {name} has carried indoors stood where it was shaken, you could row from the stove to the bed.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['pond swim', 'dock diving'] },
      wish: 'The pond has been lying there all day by itself. {name} thinks that somebody ought to go in. It would like to swim, or to be let jump off the dock, and you could watch.',
      granted:
        'You watched. It did the same jump fourteen times, and you are asked to say which was best. It thinks the fifteenth.',
    },
    {
      by: { action: 'play', item: ['garden hose chase'], hours: [10, 17] },
      wish: 'In the grass lies that long green fish that spits. {name} would like another go at it, in the garden, while there is sun to dry you.',
      granted:
        'It has been bitten along its whole length, and now it spits from everywhere. {name} regards that as a draw.',
    },
    {
      by: { action: 'play', item: ['paddling pool', 'floating ring'] },
      wish: '{name} has seen ducks sit on water and be dry beneath. It would like the paddling pool filled, or the floating ring thrown in, to study that.',
      granted:
        'It sat on the ring for nearly a second, like a duck. It was the happiest of ducks, and went down with all hands.',
    },
    {
      by: { action: 'feed', item: ['watermelon cubes'] },
      wish: 'There is something that one eats and drinks at the same time. It is red. {name} would like watermelon when next it is fed, and to be able to spit.',
      granted: 'The seeds are on the wall. {name} had no idea that it could do that, and neither had the wall.',
    },
    {
      by: { action: 'feed', item: ['boiled egg', 'salmon kibble'] },
      wish: 'Somebody once said egg in this kitchen, and {name} has been leaning on that cupboard ever since. An egg, boiled, or some salmon kibble, at its next meal.',
      granted: 'It went down whole. {name} sat and listened to it arrive.',
    },
    {
      by: { action: 'feed' },
      wish: 'What {name} would really like is to be told. Give it its next meal, whatever there is, and then say to it, slowly, that it has eaten.',
      granted:
        '“You have eaten,” you said. {name} put its head on one side. It went and looked at itself in the oven door. It does seem bigger.',
    },
    {
      by: { action: 'clean', item: ['freshwater hose down', 'shake dry break'] },
      wish: '{name} would like to be wetted, from end to end, and then there ought to be a pause with somebody standing close by. You know which part it is looking forward to.',
      granted:
        'It began at the nose and went through to the tip of the tail, and reached you at about the ribs. {name} thanks you for standing so near.',
    },
    {
      by: { action: 'clean', item: ['otter tail scrub'] },
      wish: 'The tail has been in the trifle. {name} cannot get at it, it goes away as soon as one turns. It would like it scrubbed by somebody who can hold both ends.',
      granted: 'You have washed it. It has washed you, the ceiling, and a picture of your aunt.',
    },
    {
      by: { action: 'sleep', item: ['kitchen floor sprawl', 'fridge hum'] },
      wish: 'Today the tiles are cool and the fridge has so much to say. {name} would like to be laid out on the kitchen floor, or just where it hums, and stepped over by people it knows.',
      granted: 'You stepped over it nine times, with tea, and it wagged at every crossing, like a ferry.',
    },
    {
      by: { action: 'sleep', item: ['lakeside blanket', 'boat deck nap'] },
      wish: '{name} would like to rest beside something that goes slap, slap, all by itself: on the blanket by the lake, or on the deck of the boat.',
      granted: 'The lake says slap. The tail says slap. It is not clear, after a time, which of them began.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You have been upright since this morning with nobody leaning on you, and {name} cannot see how you do it. Sit down with it before something happens.',
      granted:
        'It got to you in time. You have been held up from the left for quite a while, and are now thought to be safe.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'When you go out of the room and come in, it is like meeting. {name} would like to be sat with on two occasions today, and to meet you both times.',
      granted:
        'The first time, it was you. And the second time: you. {name} does not know how it comes to be so lucky.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A mussel shell',
        shape: 'shell',
        text: 'With a spoonful of the pond in it. {name} fills it up every morning, and nobody is to drink from that one.',
      },
      {
        name: 'A length of net twine',
        shape: 'thread',
        text: 'Tarred, and older than the house. {name} found it in the reeds and pulled, and went on pulling, as if somebody had said heave.',
      },
      {
        name: 'The float',
        shape: 'ball',
        text: 'Green glass, from a net. However deep one throws it in, it comes back up with a jump, and {name} feels that they understand each other.',
      },
      {
        name: 'The ring of the plug',
        shape: 'ring',
        text: 'It came off the bath with the chain. {name} had only wanted to see where the water goes when it leaves.',
      },
      {
        name: 'The starfish',
        shape: 'star',
        text: 'Dry, and quite hard, and still holding out all its arms. {name} puts it in the puddle on Sundays.',
      },
    ],
    return: {
      name: 'A stone from the bottom',
      shape: 'stone',
      text: 'Flat, black and cold. It was under its tongue when {name} came up. There is no such stone in the pond.',
    },
    streak: {
      name: 'The bell from the buoy',
      shape: 'bell',
      text: 'It has washed in from somewhere, weed and all. {name} leans on it at mealtimes, and it says that there is land.',
    },
    hundred_days: {
      name: 'The lily',
      shape: 'flower',
      text: 'It came up on its head out of the pond, on the hundredth day, and wore it to dinner. It is in a soup plate now, and has taken.',
    },
  },
  release: [
    'You take it down to the water and say that it may. {name} leans on you until it is sure that you will stand. Then it goes in, and the rings come back to your feet for a long time.',
    '{name} says hello to the road. The last that you see is the tail, going, among people you do not know, every one of whom it had been hoping for.',
  ],
  dying: {
    neglect: [
      'On the step, with one foot over the edge, facing the way a boat would come: there {name} died, and nobody had rowed in.',
      'Nobody was there to lean on. {name} stood as long as it could by itself, and then it lay down and was dead.',
    ],
    hunger: [
      '{name} is dead. It had never known what it was to be full, and it has died not knowing.',
      'The bowl was so clean that it held the ceiling. {name} lies beside it with its cheek to the rim. It died unfed.',
    ],
    illness: [
      'The breaths came in like small waves, and one of them did not come. {name} is dead. Its coat is quite dry.',
      '{name} is dead. It said hello, with what it had left, to somebody on the other side of the room, where nobody stood.',
    ],
    poison: [
      '{name} is dead. It swallowed what it was given, and did not ask what it was, then or afterwards.',
      'It was glad to have it. It was glad of all that came from a hand, and of this {name} has died.',
    ],
  },
  returned: [
    'Water is running in under the door. You open, and it is {name}, soaked and cold and beside itself, because it is you, of everyone who might have lived here.',
    'Something leans on the back of your knees, heavily, and drips. You do not dare to turn round. Then the tail hits the table, and a cup goes. It is {name}.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a black dog, glad of whoever came. It would have come down to the gate to meet you.',
      'Lean here as long as you like. {name} is just under the grass, on this side.',
      'When it rains, and the hollow of this stone fills with water, that is for {name}.',
      '{name} lies here, a black dog with webbed feet and a tail as thick as your arm. Mind the cups.',
      {
        text: 'Whoever you are, you were the one {name} had been hoping to see. It thought so of everybody.',
        when: ['from_child'],
      },
      {
        text: '{name} went into every pond there was, and came and shook itself beside whoever stood nearest. This is the one dry place it had.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It looked out for a boat, and all of them were for others.',
        'It could not tell a stranger from a friend, and neither came.',
      ],
      hunger: [
        'It would have taken your word that it was full. Nobody gave it.',
        'All it had was water, and it was friendly to that.',
      ],
      illness: [
        'The tide went out a long way that night.',
        'It got so light that it did not bend the grass it leaned on.',
      ],
      poison: [
        'It jumped in, and for once it was too deep.',
        'It never asked first. It was not the one who should have asked.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Hello. You have been in the water, right in, and you are still wet, and there are people here who are not wet yet. Hello, hello. Something fell down behind you. It does not matter. It is them, it is really them, you would know those knees anywhere. You are going to jump off this now, and somebody will be underneath. Are they coming in too? It is lovely once you are in.',
      'You are {name}, and it has been the best day. The other ones were as well. You said hello to eleven people, and one of them was a coat. You ran until your tongue was longer than your face. Somebody laughed and you leaned on them. There is water in your ears. What you would like is the same again, with the same people, now. You would go first, and bring it back.',
    ],
    content: [
      'You are {name}. The floor is cool, and you are lying on all of it. There was food. You do not remember it, but they told you so. You can hear them walking about with cups. If they come near, your tail will go, you cannot help it, there it goes. You do not want anything. Well, hello. You want them to say hello, and sit down, so that you can lean.',
      'You are {name}, and for {days} days now they have come home every time. You think about that, lying on the step. You think that they are good. In the evening they are sometimes a little sad, about the eyes, and then you go and put your shoulder there, and they put a hand on it. That is all you know how to do. If they sat down now, you could do it.',
    ],
    bored: [
      'You are {name}. You have jumped into the rug. It is dry. You have jumped into the other rug. Nobody has gone wrong, and nobody needs holding. You leaned on the door a while and it is a good listener, but you would not call it a friend yet. There is a tap in the yard that drips, and you have sat with it. What is wanted is someone to shout and run, and a hose, say. Play? It would be no trouble about the towel.',
    ],
    hungry: [
      'You are {name}. You looked in the bowl and it was empty, and so you looked again. It is hard for you to tell when you have eaten, everybody knows that. But this is different. This makes a noise. Hello, butter. You are not doing anything to the butter. You are only sitting here, and some dribble is coming down. They would only have to say dinner, and put it down, and tell you afterwards that you have had it.',
    ],
    starving: [
      'You are {name}. You have drunk all there was. It moved about in you with nobody else there. You went and stood with the fridge, and it was kind, but it does not open from outside, not for a nose. You have said hello to the cupboard so many times now that the word has come off. The floor tilts. You are not anybody’s fault. Food. Hello, whoever was going to come with food. Now would be very nice.',
    ],
    sick: [
      'You are {name}, and the water is not nice. It has got in. All of it used to run off and now you are carrying it, and it is warm in the wrong places. They came in just then and you were so glad, you were as glad as ever, and it did not reach the tail. You hope they know. You left something in the dish and you cannot think why. There is a thing that one swallows. They could bring that, and lean on you a bit.',
    ],
    failing: [
      'You are {name}. It has become very wide here, and quiet, and you do not have to swim. You turn your ear down, and somebody is calling from the shore, you know the voice, it is the one you had been hoping for. You would go to them. You would go like anything, only tell the legs. If they could come in, this once, with their shoes on, and bring the medicine, and get a hold of you under the arms.',
    ],
    near_death: [
      'You are {name}. You kept your eyes on the place where they went out. It is only that there has been such a lot of evening. People went by with lanterns, and you said hello to them all in case. None was the one. You are very low in the water now. You can feel sand, a little, with one foot. It does not need to be anything special. Somebody could just sit here, so that there was a side to you, and you would know which way was in.',
    ],
    asleep: [
      'You are {name}, and you are off the end of the jetty and have not come down yet. It is blue in both directions. Hello, fish. You swim a while in the air, and then in the water, and it is the same, there is a rope in your teeth and on the rope a boat, and they are all sitting in it, everyone you ever met, dry and singing. You are bringing them in. One has put a hand over the side. Leave it there.',
    ],
    shy: [
      'You are {name}. You are behind this door, and on the other side of it somebody is. You would so much like to. Your tail has said hello already, it does not wait for you. Once you jumped, and it was not deep enough, and you remember that with your elbows. So you are just leaning for a bit, on the door, to see what it does. They could talk. They could sit there and talk about anything. You are nearly in.',
    ],
    back_from_death: [
      'You are {name}. You went right down, to where there is no one to meet. You said it, all the same. Hello. Nothing wagged. You had got used to that, nearly, and then your feet struck something and you came up through all of it like a cork, and there was light, and a kitchen. It was them. You would like to stand on their foot until further notice. And you would like dinner to be at dinner, so as to know which way is up.',
    ],
    hurt: [
      'You are {name}. You had it down before you met it. That is how you do things. Now it is in there and not friendly, it goes from side to side and it has hooks. You looked up to see if they were laughing, and they were not. It will have been a mistake; you make them all the time, with cups. Hello, you say, but it comes out as water. They could take the rest away, and you could lean, and somebody could say it is all right.',
    ],
  },
}

export const LAB: Species = {
  slug: 'lab',
  name: 'Lab',
  family: 'dog',
  tier: 'common',
  trust_speed: 'instant',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['gentle', 'social'],
  personality:
    'Decided you were family before you finished saying hello. Built from otter parts, good faith and a wish to be in the pond.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'salmon kibble',
        'boiled egg',
        'steamed broccoli',
        'lean turkey mince',
        'watermelon cubes',
        'frozen yogurt cup',
      ],
      play: ['pond swim', 'dock diving', 'garden hose chase', 'floating ring', 'frisbee', 'paddling pool'],
      clean: [
        'freshwater hose down',
        'rubber brush',
        'microfiber towel',
        'otter tail scrub',
        'shake dry break',
        'swimmer ear rinse',
      ],
      medicine: ['vet checkup', 'joint chews', 'probiotics', 'flea drops', 'elbow x-ray', 'anti-inflammatory tablet'],
      discipline: [
        'four paws down',
        'slow feeder bowl',
        'polite greeting practice',
        'no jumping cue',
        'counter off cue',
        'patient wait',
      ],
      sleep: [
        'raised cot',
        'boat deck nap',
        'kitchen floor sprawl',
        'lakeside blanket',
        'fridge hum',
        'truck bed cushion',
      ],
    },
    harmful: [
      'xylitol gum',
      'bread dough',
      'whole peach pit',
      'fish hook',
      'chocolate cake',
      'seawater',
      'macadamia cookies',
    ],
  },
  appearance: {
    look: 'a sleek black dog with a broad brow, an otter tail and water beading along its back',
    colours: ['#2a2a2e', '#4a4a50', '#c8a15a'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'button',
    tail: 'wag',
    eyes: '#c8964a',
    skull: 'square',
    extras: ['tongue'],
    girth: 1.06,
    shift: -6,
  },
  book: BOOK,
}
