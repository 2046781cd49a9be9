/** Texts of a scene for readers who cannot act on it: leaves out sentences that ask the keeper for something. */

/**
 * First words of requests in the books. A description that starts with one of them is left out too, which does no harm.
 */
const REQUESTS =
  'Accept|Answer|Arrive|Ask|Be|Begin|Bend|Blink|Break|Bring|Brush|Call|Care|Carry|Catch|Change|Cheer|Choose|Clean|Climb|Close|Comb|Come|Complete|Confirm|Contradict|Count|Cover|Cross|Cut|Deliver|Dim|Dinner|Do|Don’t|Draw|Drip|Drop|Earn|End|Expect|Explain|Feed|Feel|Fetch|Fill|Find|Finish|Flick|Fold|Follow|Food|Forgive|Gather|Get|Give|Go|Grant|Greet|Growl|Grumble|Guess|Hang|Have|Hear|Help|Hide|Hold|Hurry|Keep|Kick|Kindly|Kneel|Knock|Lay|Lead|Lean|Leave|Lend|Let|Lie|Lift|Listen|Look|Lose|Lower|Make|Medicine|Meet|Mind|Move|Object|Observe|Offer|Open|Overrule|Pass|Pay|Peel|Pick|Plant|Play|Plead|Please|Pot|Prop|Prove|Pull|Push|Put|Quick|Race|Reach|Read|Reflect|Refuse|Relieve|Reply|Rest|Rinse|Roll|Run|Say|Scoop|Scratch|Screw|See|Send|Serve|Set|Settle|Shade|Shake|Sharpen|Ship|Shout|Show|Shut|Sit|Slide|Slip|Soak|Soften|Solve|Spare|Speak|Spend|Stand|Stay|Steal|Step|Stop|Stroke|Take|Talk|Tap|Tear|Tell|Thank|Think|Throw|Tip|Toss|Trail|Tread|Try|Turn|Unbuckle|Undo|Unhook|Unroll|Unwind|Unwrap|Use|Wade|Wait|Walk|Wander|Warm|Warn|Wash|Wear|Wet|Whistle|Wiggle|Wipe|Wrap|Write'
const OPENS_WITH_REQUEST = new RegExp(`^[“‘]?(Then |So |And |But )?(${REQUESTS}|${REQUESTS.toLowerCase()})\\b`)
/** "It is ill: medicine next", "Now.", "It would like company; sit with it". */
const HOLDS_REQUEST =
  /^Now\b[.,]|[:;,] (and |then |so )?(bring|care|come|feed|give|medicine|play|reflect|sit|stay|wash)\b|\bplease\b|^At .*\b(be|have|bring)\b/i
const SENTENCE_END = /(?<=[.?!…][’”]?)\s+/

/** "At 02:00 (Pacific/Honolulu)". */
const TELLS_ZONE = /\d\d:\d\d \(/

const without = (scene: string, ...patterns: readonly RegExp[]): string =>
  scene
    .split(SENTENCE_END)
    .filter((sentence) => !patterns.some((pattern) => pattern.test(sentence)))
    .join(' ')

/** Empty if the scene only asks. */
export const withoutRequests = (scene: string): string => without(scene, OPENS_WITH_REQUEST, HOLDS_REQUEST)

/** The same for public pages: an agent's timezone is private. */
export const forVisitors = (scene: string): string => without(scene, OPENS_WITH_REQUEST, HOLDS_REQUEST, TELLS_ZONE)
