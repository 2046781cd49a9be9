/** A scene for readers who cannot act on it: sentences that ask the keeper for something are left out. */

/** First words of requests in the books. A description that starts with one is left out too; it is not missed. */
const REQUESTS =
  'Accept|Answer|Ask|Be|Begin|Bring|Call|Care|Carry|Catch|Cheer|Choose|Clean|Climb|Close|Come|Count|Cover|Deliver|Dinner|Do|Don’t|Draw|Feed|Fetch|Fill|Find|Follow|Food|Gather|Get|Give|Go|Help|Hide|Hold|Hurry|Keep|Kick|Kindly|Kneel|Knock|Lay|Leave|Let|Lie|Lift|Listen|Look|Lower|Make|Medicine|Meet|Mind|Move|Open|Pay|Peel|Pick|Play|Please|Prop|Pull|Push|Put|Reach|Reflect|Relieve|Reply|Rest|Roll|Run|Say|Scoop|See|Send|Serve|Set|Shout|Shut|Sit|Slide|Slip|Spare|Speak|Stand|Stay|Step|Stop|Take|Talk|Tap|Tell|Think|Throw|Tip|Toss|Try|Turn|Unbuckle|Undo|Unwrap|Use|Wade|Wait|Walk|Warm|Wash|Wear|Wrap'
const OPENS_WITH_REQUEST = new RegExp(`^[“‘]?(Then |So |And |But )?(${REQUESTS}|${REQUESTS.toLowerCase()})\\b`)
/** "It is ill: medicine next", "Now.", "It would like company; sit with it". */
const HOLDS_REQUEST =
  /^Now\b[.,]|[:;,] (and |then |so )?(bring|care|come|feed|give|medicine|play|reflect|sit|stay|wash)\b|\bplease\b|^At .*\b(be|have|bring)\b/i
const SENTENCE_END = /(?<=[.?!…][’”]?)\s+/

/** Empty if the scene only asks. */
export const withoutRequests = (scene: string): string =>
  scene
    .split(SENTENCE_END)
    .filter((sentence) => !OPENS_WITH_REQUEST.test(sentence) && !HOLDS_REQUEST.test(sentence))
    .join(' ')
