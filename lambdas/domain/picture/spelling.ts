/** Rewrites a description before it is read: symbols, labels, short forms, changes of mind and turns of phrase. */
import { LEXICON } from './lexicon'

/**
 * Patterns find any colour by marks around it. Patterns of all its names would take seconds to compile. The marks begin
 * and end with a letter, so that a word boundary is before and behind a colour.
 */
const [OPEN, CLOSE] = ['c\uE000', '\uE001c']

const COLOUR_NAMES = new Set(
  Object.entries(LEXICON.colours).flatMap(([name, others]) =>
    [name, ...others.split(/[,;] /)].map((one) => one.replaceAll('-', ' ')),
  ),
)
const LONGEST_NAME = Math.max(...[...COLOUR_NAMES].map((name) => name.split(' ').length))

/** Marks the longest names first. */
const markColours = (text: string): string =>
  text.replace(/\p{L}+(?:[ -]\p{L}+)*/gu, (run) => {
    const words = run.split(/(?<=[ -])/)
    let result = ''
    for (let at = 0; at < words.length; ) {
      let count = Math.min(LONGEST_NAME, words.length - at)
      const nameOf = () =>
        words
          .slice(at, at + count)
          .join('')
          .replace(/[ -]$/, '')
      while (count > 0 && !COLOUR_NAMES.has(nameOf().toLowerCase().replaceAll('-', ' '))) count--
      const name = nameOf()
      const end = words[at + Math.max(count, 1) - 1]!
      result += count > 0 ? OPEN + name + CLOSE + (/[ -]$/.exec(end)?.[0] ?? '') : end
      at += Math.max(count, 1)
    }
    return result
  })

const unmarked = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '')

let lastMarked = { text: '', marked: '' }

/** Replaces with marks around colours, if the pattern needs them. Most patterns leave the text as it is. */
function replaceIn(text: string, pattern: RegExp, replace: (text: string) => string): string {
  if (!pattern.source.includes(OPEN)) return replace(text)
  if (lastMarked.text !== text) lastMarked = { text, marked: markColours(text) }
  const replaced = replace(lastMarked.marked)
  return replaced === lastMarked.marked ? text : unmarked(replaced)
}

/** What `<name>` stands for in a pattern. */
const PIECES: Readonly<Record<string, string>> = {
  /** Within brackets. A class of all letters of Unicode takes V8 three times as long to compile, in every pattern. */
  letter: 'a-zß-ɏͰ-ӿḀ-ỿ',
  word: '[<letter>]+',
  its: '(?:its|his|her)',
  the: '(?:the|its|his|her)',
  their: '(?:its|his|her|their|the)',
  colour: `${OPEN}[^\uE001]+${CLOSE}`,
  shade: '(?:(?:dark|light|pale|deep|bright|soft) )?<colour>',
  basic: '(?:black|white|red|blue|green|yellow|orange|purple|pink|gr[ea]y|brown|gold|silver|cream|teal|navy|tan)',
  black: `${OPEN}black${CLOSE}`,
  'black or white': `${OPEN}(?:black|white)${CLOSE}`,
  eye: '(?:eye(?: is| in)? <colour>|<colour> eye)',
  side: '(?: side| half)?',
  /** Start of a clause. */
  clause: '(?<=^|[,.;] ?)',
  /** End of a clause. */
  end: '(?=[,.;!]|$)',
  /** Start of a line or clause. */
  line: '(?:^|(?<=[.;,\\n] ?))',
  medium:
    "(?:pencil|ink|charcoal|crayon|chalk|pastel|oil|watercolou?r|gouache|line|pixel|vintage|retro|black and white|circus|movie|film|comic|cartoon|storybook|children[’']s book|picture book)",
  picture: '(?:sketch|drawing|painting|illustration|poster|photo|photograph|art|print|engraving|etching)',
  correction:
    '(?:(?:no,? wait|wait,? no|wait|no,? actually|scratch that|i mean|oops|sorry|or rather|make that|no,? make that)(?:[.,!]+ | ))+',
  /** No object follows the verb. */
  alone:
    '(?=[,.;!]|$| (?:in|on|at|by|from|off|with|for|near|and|under|through|while|down|along|over|across|alone|quietly)\\b)',
  basket: '(?:basket|suitcase|cauldron|teacup|mug|backpack)',
  /** "The spots are tiny hearts", "spots shaped like stars". */
  shaped:
    '(?:spots|dots|patches|freckles|markings|rosettes|stripes|dapples|splotches|flecks)(?: (?:on|all over) <the> \\w+)? (?:(?:that )?(?:are|look) )?(?:all )?(?:shaped )?(?:like |in the (?:shape|form) of |as )?(?:tiny |little |small )?(heart|star|swirl|spiral)s\\b',
}

const expanded = (pattern: string): string =>
  pattern.replace(/<([a-z ]+)>/g, (_, name: string) => expanded(PIECES[name]!))

type Rule = readonly [RegExp, string]

/** Replacements by pattern, in the order of use. */
const rules = (table: Readonly<Record<string, string>>): Rule[] =>
  Object.entries(table).map(([pattern, words]) => [new RegExp(expanded(pattern), 'giu'), words])

/** JSON, "a fox - red", "w/ hat", "scarf & hat", "owl/brown", "1x lantern (copper)". */
const SYMBOLS = rules({
  '"([<letter> _]+)"\\s*:\\s*"([^"]*)"': '$1: $2',
  '[^\\S\\n]+': ' ',
  ' (?:-+|\\||-*>+|→|~) ': ', ',
  '\\bw/o\\b': 'without',
  '\\bw/?(?=\\s)': 'with',
  '[*_](?=[<letter>])|(?<=[<letter>])[*_]': '',
  " ?[&+] ?| ['’]?n['’]? ": ' and ',
  '(?<=[<letter>]{3})-(?:and|n)-(?=[<letter>])': ' and ',
  '\\b(\\d+) ?[x×](?=\\s)': '$1',
  ' ?\\(([<letter>-]+)(?:(?:[,/] ?| )([<letter>-]+))?(?:(?:[,/] ?| )([<letter>-]+))?(?: ([<letter>-]+))?\\)':
    ' in $1 $2 $3 $4',
  ' // |(?<=[<letter>]) ?/ ?(?=[<letter>])': ', ',
})

/** "Held: lantern", "eyes: green", "hat=red". */
const LABELS = rules({
  '\\b(eye|belly|tail|wing|horn|ear|mane)s? colou?rs? ?[:=] ?': '$1: ',
  '\\bhat ?[:=] ?(straw|top|party|wizard|witch|cowboy|pirate|bobble|chef)\\b': '$1 hat',
  '<line>name ?[:=][^.,;\\n]*': '',
  '\\b(my (?:pet|companion|creature|friend|familiar)) ?: ?': '$1 is ',
  ' (?=<word>=\\S)': ', ',
  '<line>(?:kind|species|animal|subject|type|creature(?: type)?|character|form|base|appearance|visual|look|description|being|colou?r scheme|primary|secondary|avatar(?: request)?|outfit|attire|environment|location|details?|(?:(?:main|primary|base) )?colou?rs?|(?:colou?r )?palette|marks?|markings|patterns?|worn|held|extras?|accessor(?:y|ies)|props?|items?|clothes|clothing|features?|backdrop|background|scene|setting|notes?|style|mood|pose) ?[:=] ?':
    '',
  '\\b(eyes?|coat|fur|body|belly|tail|ears?|paws?|wings?|horns?|mane|beard|scarf|hat|shell|nose|socks|collar|bib|boots|cape|crown|bow|ribbon|glasses|stripes|spots) ?:(?! an? ) ?':
    '$1 is ',
  '<line>(<word>) ?: ?(?=<basic>\\b)': '$1 is ',
  '(?<=[<letter>]) ?= ?': ' is ',
})

/** "It's", "don't". */
const SHORT_FORMS = rules({
  "\\b(it|he|she|that|there|what|who)['’]s\\b": '$1 is',
  "\\b(i|he|she|it|they|we|you)['’]d\\b": '$1 would',
  "\\bi['’]m\\b": 'i am',
  "\\b(they|we|you)['’]re\\b": '$1 are',
  "\\b(i|they|we|you)['’]ve\\b": '$1 have',
  "\\b(?:<word>n['’]t|cannot)\\b": 'not',
})

/** How it is drawn: "black and white like an old film", "in pencil", "flat colours". */
const STYLES = rules({
  '(?:\\b(?:in )?(?:black and white|sepia),? )?\\blike (?:something )?(?:in |from |out of )?an? (?:(?:old|<medium>) )*(?:<picture>|movie|film|comic|cartoon|postcard)<end>':
    '',
  '(?:<clause>|\\b(?:in|as) )(?:an? )?(?:<medium>[ -])+<picture>(?:[ -]style)?<end>': '',
  '\\bin (?:colou?red )?(?:pencils?|crayons?|pastels|oils|watercolou?rs?)<end>': '',
  '<clause>(?:in )?(?!dressed|worn|tied)(?:[<letter>\\d-]+ ){1,2}(?:style|aesthetic)<end>': '',
  '<clause>(?:(?:flat|soft|pastel|muted|bold|thick|thin|clean|warm|cool|vivid) )+(?:colou?rs|outlines?|lines|linework|tones|palette|shading|lighting)<end>':
    '',
})

/** "Having a nap", "my girl is a calico", "a good boy", "so maybe a fox", "not too scary". */
const SMALL_TALK = rules({
  '^hello(?: there)?\\b': '',
  '\\bhaving (?:the time of <their> li(?:fe|ves)|a (?:<word> )?(?:time|day|nap|blast|rest|laugh))\\b': '',
  '\\b(?:my|our) (?:(?:little|old|big|sweet|dear|good|baby) )*(?:girl|boy|man|lady|lad|gal|darling)(?=[,:]| (?:is|has|wants|should|loves)\\b)':
    'my pet',
  '\\b(?:such )?a (?:very )?good (?:boy|girl)\\b': '',
  ",? so,? (?:(?:maybe|perhaps|how about|let[’']s (?:have|go for|go with)|give me|draw(?: me)?|make (?:me|it)|i (?:would (?:like|love)|want)(?: to (?:be|have))?) )?(?=an? )":
    '. ',
  '\\bnot[ -](?:too |very |so |that |at all |really )?(?:scary|spooky|creepy|frightening|evil)\\b,? ?': '',
})

/** "The orange is teal". */
const recoloured = (old: string): string =>
  `\\b(?:(?:but|except|only|where|with|and) )*(?:(?:<the>|whose) (?:usual )?${old}(?: (?:bits|parts|areas))?|${old} (?:bits|parts|areas)) (?:(?:(?:is|are|was|should be) )?(?:replaced|swapped|exchanged) (?:by|with|for)|is|are|becomes?|should be|turned) (?=<shade>\\b)`

/** "A panda where the black is purple", "black stripes swapped for pink ones", "the rest is black". */
const RECOLOURED = rules({
  [`(?<=\\bpanda\\b.*)${recoloured('<black>')}`]: 'with details in ',
  [recoloured('(?!<black or white>)<colour>')]: 'in ',
  '\\b<word> (<word>) (?:(?:is|are) )?(?:replaced|swapped|exchanged) (?:by|with|for) (<word>) ones\\b': '$2 $1',
  '\\bthe rest(?: of (?:it|him|her|<the> body))? (?:is|are) (?=(?:<word> )?<basic>\\b)': 'its body is ',
  '\\binstead of (?:the )?<word> (<word>),? (<word>) ones\\b': '$2 $1',
  '\\b(<basic>) (in (?:the )?(?:winter|summer|spring|autumn)|by (?:day|night))\\b': '$1 when $2,',
})

/** "It is raining", "a bell on a collar", "acorns in a basket", "a silver chain", "whose tail is on fire". */
const THINGS = rules({
  '\\blike (?=an? (?:<word> ){1,2}that (?:became|turned into) an? )': '',
  '\\bwhere (?=(?:<the>|one|each|every) <word> (?:is|are) )': 'and ',
  '(?<=scarf|cape|cloak|ribbons?|mane|hair|beard) (?:flying|streaming|trailing|flapping|blowing|fluttering|billowing|flowing)(?: out)? (?:behind(?: (?:it|him|her|them))?|in the (?:wind|breeze))\\b':
    '',
  '\\b(?:it is )?(rain|snow)ing(?=[,.;!]|$| (?:and|but|outside|hard|heavily|softly|again|behind|all)\\b)(?: and| but)?':
    'in the $1,',
  '\\b(rain|snow)ing (?=on (?:it|him|her)self\\b)': 'in the $1 ',
  '\\b(an? )?((?:<word> )?bell) on (an? (?:<word> )?collar)': '$3 with $1$2',
  '\\b(?:whose|<the>) (tail|wings?|paws?|ears?|feet|hooves|back) (?:is|are) (?:on fire|burning|ablaze)':
    'with a flaming $1',
  '\\bwith ((?:<word> ){1,2})in (?=an? (?:<word> )?<basket>\\b)': 'with $1and ',
  '(?<=\\b<basket>) (?:full of|(?:filled|brimming) with)\\b': ' of',
  '(?<!\\b(?:on|by|from|to) an? )\\b(gold|golden|silver) chain\\b(?! mail| necklace)': '$1 necklace',
  '(?<=\\b(?:sprouts?|twigs?|plant|seedling|sprig|shoot|leaf|leaves|branches)) (?:(?:growing|sprouting|poking) (?:out of|from|on)|on) (?:the top of |top of )?<its> head\\b':
    ' on its head',
  '\\b(knitting|crocheting),? with ((?:<word> )?)wool\\b': '$1 with $2yarn',
  '(?<=\\bcactus\\b.*) in (?:an? |its )?(?:(?:small|little|tiny|terracotta|clay|flower|plant) )+pot\\b': '',
  '\\bt\\. ?rex\\b': 't-rex',
  "\\bwill[- ]o['’]?[- ](?:the[- ])?wisp": 'will o the wisp',
  '\\b(surf|skate)((?:r|er|ing|boarder)\\b[^.,;]{0,20}? on (?:an?|<its>) (?:<word> )?)board\\b': '$1$2$1board',
  '\\bcap and gown\\b': 'graduation $&',
})

/** "Freckled all over with gold", "spots shaped like stars", "white fur on its belly", "darker on the paws". */
const MARKINGS = rules({
  '\\b(<word>ed) all over (?=with|in)': '$1 ',
  '\\b(?:peppered|sprinkled|splashed)(?= with\\b)': 'flecked',
  '\\b(freckle|speckle|dapple|fleck|spot|dot)(?:d|ed|ted) (?:with|in) (<colour>)<end>': 'with $2 $1s',
  '\\b(?:(?:with|have|having) )?(?:an? )?(<colour>) (?:insides|interiors?)<end>': ', $1 on the inside',
  '\\b(<basic>) (?:fur|feathers|hair) on <the> (belly|chest|tummy|underside|muzzle)\\b': '$1 $2',
  '(?<!ears )\\b(<colour>) inside(?=[,.;]|$| and\\b)': '$1 on the inside',
  '\\b(?:whose|(?:but )?<the>) <shaped>': 'with $1 markings',
  '\\b<shaped>': '$1 markings',
  '\\b(darker|lighter|paler) (?:on|at|around|along|towards?) <the> (<word>)': '$1 $2',
  '^((?:<word> )?)(mouse|elephant) (gr[ea]y)(?=,|$| (?![<letter>]*(?:fur|coat|cat|dog|scarf|hat)\\b))': '$1$3 $2',
})

/** Verbs that name what it has. */
const ACTS = rules(
  Object.fromEntries(
    Object.entries({
      fishing: 'a fishing rod',
      reading: 'a book',
      skateboarding: 'a skateboard',
      'surfing(?! on an?\\b)': 'a surfboard',
      'knitting(?! with\\b)': 'yarn',
    }).map(([verb, thing]) => [`(?<!\\b(?:for|of|about|not|no) )\\b${verb}<alone>`, `with ${thing}`]),
  ),
)

/** "Swap the hat for a crown", "the hat is missing", "a bear. no, a panda", "blue, no, dark blue". */
const CORRECTIONS = rules({
  '\\b(?:swap|replace|exchange|switch) (.{2,30}?) (?:for|with) ': 'no $1, ',
  '\\b(?:change|turn|dye) (<the> <word>)(?: from <word>)? (?:to|into) ': '$1 is ',
  '\\b((?:an?|<the>) )?(<word>),? (?:but|and) make (?:it|them) (<word>)<end>': '$1$3 $2',
  '\\b(?:the|its) (<word>) (?:is|are) (?:not there|missing|gone|absent)\\b': 'no $1',
  '\\b(?:refus(?:es|ing) to|never|not) (?:ever )?(?:drop|drops|let go of|lets go of|put down|puts down|give up|gives up|part with|parts with) ':
    'holding ',
  '\\b(an? <word>(?: <word>)?)[.,;!]* (?:no|wait|actually)\\b,? (?:no,? |wait,? |make that )?(?=an? )': 'not $1. ',
  '\\b((?:<word> )?<word>)[.,;!]* <correction>(?=an? )': 'not $1. ',
  '\\b<shade>[.,;!]* (?:no,? |<correction>)(?=<shade>\\b)': '',
  '\\b<shade> (<word>)[.,;!]* (?:no,? |<correction>)(<shade>)<end>': '$2 $1',
  '\\b(<basic>)[.,;!]+ (?=<word> \\1(?:[.,;!]|$| with\\b| and\\b))': '',
  '\\bany(?:thing| (?:other )?colou?r) (?:but|except|other than) (?!an? )': 'not ',
  '\\b(?:never|not|nowhere|nobody|no one)\\b(?: <word>){0,4}? without\\b': 'with',
})

/** "White below", "a scarf to match", "fur tipped with black", "green on black", "fading to cream on the belly". */
const COLOURED_PARTS = rules({
  '\\b(?:upper|top) half(?: is)? (<shade>)': 'a $1 back',
  '\\b(?:lower|bottom) half(?: is)? (<shade>)': 'a $1 belly',
  '(?<!on top,? (?:and )?)\\b(<shade>) (?:below|underneath|beneath)(?=[.,;]|$| and\\b)': 'with a $1 belly',
  '\\b(<shade>) above(?=[.,;]|$| and\\b)': 'with a $1 back',
  '\\beach (<word>) (?:is |in |has )?(?:an? )?different colou?rs? ?[:,] ?': '$1s in ',
  '\\b(an? )?(<word>) to match<end>': '$1matching $2',
  '\\btipped (?:with|in) (?!an? |the )(<word>)(?=[,.;!]|$| and\\b)': 'with $1 tips',
  // Unlike "turquoise lines on black".
  '(?<![<letter>]s )\\bon (?:plain |pure )?(<basic>)(?=[,.;]|$)': 'on a $1 background',
  '\\b(<their> <word>) to be\\b': '$1 is',
  '(?<!<colour>) on (?:the|its) (?:left|right)<side>(?=[,.;]| and\\b|$)': ',',
  '\\b(?:that )?(?:turn|fade?|shift)(?:s|ing) (?:in)?to (<word>) (?:at|on) (?:the|its) (<word>)': 'with $1 $2',
  '\\b(?:edged|lined|trimmed|rimmed|ringed|outlined) (?:with|in) (?!an? |the )(<word>)': 'with $1 edges',
})

/** "A cupcake as its shell", "a tail that ends in a paintbrush", "sheep-like", "a dragon shaped cloud". */
const COMPARISONS = rules({
  '\\b(?:an?|the) body of an? (<word>)|\\bbody of an? (<word>)': 'a $1$2 body',
  '\\bin the (?:shape|form) of (?=an? )': 'shaped like ',
  '\\b(says?|saying|reads|reading|labell?ed|spelling|titled|entitled) (?:"[^"]*"|“[^”]*”|\'[^\']*\'|‘[^’]*’)': '$1',
  '\\bas (?:an?|<its>) (?=(?:hat|cap|helmet|crown|cape|scarf|mask|shell|head|body|tail|nose|mane|beard|horn|home|house)\\b)':
    'for a ',
  '\\bas (?:<its> )?(?=(?:eyes|ears|feet|legs|paws|wings|horns|antlers|claws|teeth|fur|spines|spots|stripes|scales)\\b)':
    'for ',
  '\\b(?:that )?(?:ends|ending) in (?=an? )': 'like ',
  '\\ba (?:bit|tad) (?!of\\b)': '',
  ',? mid-<word>': '',
  '\\b(?:sort|kind) of (?=an? (?:mix|cross|blend|hybrid)\\b)': '',
  '\\b(<word>)-(?:like|shaped)\\b(?= ?(?:[,.;]|$))': 'resembling a $1',
  '-(?:like|looking|ish)\\b': '',
  ' (?:that )?match(?:es|ing) (?=(?:its|his|her|their) )': ' and ',
  '(?<=[<letter>]{3}) shaped(?= [<letter>])(?! (?:like|as|into|from|by)\\b)': '-shaped',
  '\\btoo <word> for (?=<its> (?!(?:own|head|body|ears|face|paws|feet|legs|hands|neck|eyes|age)\\b))': 'with ',
})

/** In the order of use: later rules read what earlier ones wrote. */
const RULES = [
  SYMBOLS,
  LABELS,
  SHORT_FORMS,
  STYLES,
  SMALL_TALK,
  RECOLOURED,
  THINGS,
  MARKINGS,
  ACTS,
  CORRECTIONS,
  COLOURED_PARTS,
  COMPARISONS,
].flat()

export const spelledOut = (text: string): string =>
  RULES.reduce((before, [pattern, words]) => replaceIn(before, pattern, (one) => one.replace(pattern, words)), text)

/** Colours that share a surface; only the first of them can be drawn. */
const SPLITS = [
  'half (<colour>)(?:,| and)* (?:the other )?half <colour>(?:,? (?:split|divided))?(?: (?:right )?down the middle)?',
  '(?:split|divided) (?:right )?down the middle,? (<colour>) on (?:one|the left)<side> and <colour> on the (?:other|right)<side>',
  '(?:split|divided) (?:right )?down the middle(?:,| in| into| between)* (<colour>) and <colour>',
  '(<colour>) on (?:the|its) (?:left|right)<side>(?:,| and)* <colour> on (?:the|its) (?:left|right)<side>',
  'front (?:half|end)(?: is)? (<colour>)(?:,| and)* (?:<the> )?(?:back|rear) (?:half|end)(?: is)? <colour>',
  '(?:with )?(?:<the> )?(?:left|one) (?:side|half)(?: is)? (<colour>)(?:,| and)* (?:<the> )?(?:right|other)<side>(?: is)? <colour>',
  '(?:(?:that )?(?:<word>(?:ing|es|s)|gradient) )?from (<colour>) (?:in)?to <colour>(?: (?:and|to) <colour>)*(?: (?:half ?way |all )?(?:along|down) <the> <word>)?',
  '(<colour>)[ -](?:in)?to[ -]<colour>(?: (?:gradient|ombre|fade))?',
  '()(?:that )?(?:fad|shad|blend|melt|turn|shift|merg|bleed)(?:es?|ing|s) (?:in)?to <colour>(?=[,.;]|$| and\\b)',
  '()(?:whose|(?:but |where |with |except )?<the>) <black or white>(?: (?:bits|parts|areas))? (?:is|are|replaced (?:by|with)) <colour>',
  '()heterochromia(?:,|:| in| of| with)* <colour> and <colour>',
  '()one <eye>(?:,| and)* (?:the other|one) (?:<eye>|(?:is )?<colour>)',
].map((pattern) => new RegExp(expanded(`\\b${pattern}(?![<letter>-])`), 'giu'))

/** The text with only the first colour of each split, and the splits as written. */
export function splitsIn(whole: string): { text: string; splits: string[] } {
  const splits: string[] = []
  const text = SPLITS.reduce(
    (before, pattern) =>
      replaceIn(before, pattern, (one) =>
        one.replace(pattern, (split: string, first: string, at: number) => {
          splits.push(unmarked(split).replace(/^that /i, ''))
          // "A cat half black half white", unlike "a half black half white cat".
          const isAfterNoun = !/(?:^|[,.;:] ?|\b(?:an?|the|my|is|are) )$/i.test(one.slice(0, at))
          return isAfterNoun && first && !split.startsWith(first) ? `in ${first}` : first
        }),
      ),
    whole,
  )
  return { text, splits }
}
