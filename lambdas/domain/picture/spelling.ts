/** Writes out the symbols, labels, short forms and changes of a description, so that it can be read as sentences. */
import { LEXICON } from './lexicon'

type Rules = readonly (readonly [RegExp, string])[]

const COLOURS = 'black|white|red|blue|green|yellow|orange|purple|pink|gr[ea]y|brown|gold|silver|cream|teal|navy|tan'

/**
 * Rules find any colour by marks around it. Patterns of all its names would take seconds to compile. The marks begin and
 * end with a letter, so that a word boundary is before and behind a colour.
 */
const [OPEN, CLOSE] = ['c\uE000', '\uE001c']
const COLOUR = `${OPEN}[^\uE001]+${CLOSE}`

const COLOUR_NAMES = new Set(
  Object.entries(LEXICON.colours).flatMap(([name, others]) => [name, ...others.split(/[,;] /)]),
)
const LONGEST_NAME = Math.max(...[...COLOUR_NAMES].map((name) => name.split(/[ -]/).length))

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
      while (count > 0 && !COLOUR_NAMES.has(nameOf().toLowerCase())) count--
      const name = nameOf()
      const end = words[at + Math.max(count, 1) - 1]!
      result += count > 0 ? OPEN + name + CLOSE + (/[ -]$/.exec(end)?.[0] ?? '') : end
      at += Math.max(count, 1)
    }
    return result
  })

const unmarked = (text: string): string => text.replaceAll(OPEN, '').replaceAll(CLOSE, '')

/** Replaces with marks around colours, if the pattern needs them. */
const replaceIn = (text: string, pattern: RegExp, replace: (text: string) => string): string =>
  pattern.source.includes(OPEN) ? unmarked(replace(markColours(text))) : replace(text)

/** "Black", as a pattern with other colours has to find it. */
const marked = (name: string): string => `${OPEN}${name}${CLOSE}`

const SHADE = `(?:(?:dark|light|pale|deep|bright|soft) )?${COLOUR}`

/** JSON, "- fox", "w/ hat", "scarf & hat", "owl/brown", "1x lantern (copper)". */
const SYMBOLS: Rules = [
  [/[{}]/g, ' '],
  [/"([\p{L} _]+)"\s*:\s*"([^"]*)"/gu, '$1: $2'],
  [/[^\S\n]+/g, ' '],
  [/^ ?[-*•] /gm, ''],
  [/ (?:-+|\||-*>+|→|~) /g, ', '],
  [/\bw\/o\b/gi, 'without'],
  [/\bw\/?(?=\s)/gi, 'with'],
  [/[*_](?=\p{L})|(?<=\p{L})[*_]/gu, ''],
  [/ ?[&+] ?| ['’]?n['’]? /g, ' and '],
  [/(?<=\p{L}{3})-(?:and|n)-(?=\p{L})/giu, ' and '],
  [/\b(\d+) ?[x×](?=\s)/gi, '$1'],
  [/ ?\(([\p{L}-]+)(?:(?:[,/] ?| )([\p{L}-]+))?(?:(?:[,/] ?| )([\p{L}-]+))?(?: ([\p{L}-]+))?\)/gu, ' in $1 $2 $3 $4'],
  [/ \/\/ |(?<=\p{L}) ?\/ ?(?=\p{L})/gu, ', '],
]

/** "Held: lantern", "eyes: green", "hat=red". */
const LABELS: Rules = [
  [/\b(eye|belly|tail|wing|horn|ear|mane)s? colou?rs? ?[:=] ?/gi, '$1: '],
  [/\bhat ?[:=] ?(straw|top|party|wizard|witch|cowboy|pirate|bobble|chef)\b/gi, '$1 hat'],
  [/(?:^|(?<=[.;,\n] ?))name ?[:=][^.,;\n]*/gi, ''],
  [/\b(my (?:pet|companion|creature|friend|familiar)) ?: ?/gi, '$1 is '],
  [/ (?=\p{L}+=\S)/gu, ', '],
  [
    /(?:^|(?<=[.;,\n] ?))(?:kind|species|animal|subject|type|creature(?: type)?|character|form|base|appearance|visual|look|description|being|colou?r scheme|primary|secondary|avatar(?: request)?|outfit|attire|environment|location|details?|(?:(?:main|primary|base) )?colou?rs?|(?:colou?r )?palette|marks?|markings|patterns?|worn|held|extras?|accessor(?:y|ies)|props?|items?|clothes|clothing|features?|backdrop|background|scene|setting|notes?|style|mood|pose) ?[:=] ?/gi,
    '',
  ],
  [
    /\b(eyes?|coat|fur|body|belly|tail|ears?|paws?|wings?|horns?|mane|beard|scarf|hat|shell|nose|socks|collar|bib|boots|cape|crown|bow|ribbon|glasses|stripes|spots) ?:(?! an? ) ?/gi,
    '$1 is ',
  ],
  [new RegExp(`(?:^|(?<=[.;,\\n] ?))(\\p{L}+) ?: ?(?=(?:${COLOURS})\\b)`, 'giu'), '$1 is '],
  [/(?<=\p{L}) ?= ?/gu, ' is '],
]

/** "It's", "on it's head", "its a fox", "don't". */
const SHORT_FORMS: Rules = [
  [/\b(on|in|of|around|round|over|under|behind|by|to) it['’]s\b/gi, '$1 its'],
  [/\bits(?= (?:an?|the) )/gi, 'it is'],
  [/\b(it|he|she|that|there|what|who)['’]s\b/gi, '$1 is'],
  [/\b(i|he|she|it|they|we|you)['’]d\b/gi, '$1 would'],
  [/\bi['’]m\b/gi, 'i am'],
  [/\b(they|we|you)['’]re\b/gi, '$1 are'],
  [/\b(i|they|we|you)['’]ve\b/gi, '$1 have'],
  [/\b(?:\p{L}+n['’]t|cannot)\b/giu, 'not'],
]

const MEDIUM =
  "pencil|ink|charcoal|crayon|chalk|pastel|oil|watercolou?r|gouache|line|pixel|vintage|retro|black and white|circus|movie|film|comic|cartoon|storybook|children[’']s book|picture book"
const PICTURE = 'sketch|drawing|painting|illustration|poster|photo|photograph|art|print|engraving|etching'
const CLAUSE = '(?<=^|[,.;] ?)'
const END = '(?=[,.;!]|$)'

/** How it is drawn, and small talk: "pencil sketch", "like an old film", "my girl is", "so maybe a fox". */
const STYLES: Rules = [
  [
    new RegExp(
      `(?:\\b(?:in )?(?:black and white|sepia),? )?\\blike (?:something )?(?:in |from |out of )?an? (?:(?:old|${MEDIUM}) )*(?:${PICTURE}|movie|film|comic|cartoon|postcard)${END}`,
      'giu',
    ),
    '',
  ],
  [
    new RegExp(`(?:${CLAUSE}|\\b(?:in|as) )(?:an? )?(?:(?:${MEDIUM})[ -])+(?:${PICTURE})(?:[ -]style)?${END}`, 'giu'),
    '',
  ],
  [new RegExp(`\\bin (?:colou?red )?(?:pencils?|crayons?|pastels|oils|watercolou?rs?)${END}`, 'gi'), ''],
  [new RegExp(`${CLAUSE}(?:in )?(?!dressed|worn|tied)(?:[\\p{L}\\d-]+ ){1,2}(?:style|aesthetic)${END}`, 'giu'), ''],
  [
    new RegExp(
      `${CLAUSE}(?:(?:flat|soft|pastel|muted|bold|thick|thin|clean|warm|cool|vivid) )+(?:colou?rs|outlines?|lines|linework|tones|palette|shading|lighting)${END}`,
      'gi',
    ),
    '',
  ],
  [/^hello(?: there)?\b/i, ''],
  [/\bthe world[’']s (?=\p{L}+est\b)/giu, 'the '],
  [
    /\bhaving (?:the time of (?:its|his|her|their) li(?:fe|ves)|a (?:\p{L}+ )?(?:time|day|nap|blast|rest|laugh))\b/giu,
    '',
  ],
  [
    /\b(?:my|our) (?:(?:little|old|big|sweet|dear|good|baby) )*(?:girl|boy|man|lady|lad|gal|darling)(?=[,:]| (?:is|has|wants|should|loves)\b)/gi,
    'my pet',
  ],
  [/\b(?:such )?a (?:very )?good (?:boy|girl)\b/gi, ''],
  [/\ban? (?:absolute |total |proper )?unit of an? /gi, 'a '],
  [
    /,? so,? (?:(?:maybe|perhaps|how about|let[’']s (?:have|go for|go with)|give me|draw(?: me)?|make (?:me|it)|i (?:would (?:like|love)|want)(?: to (?:be|have))?) )?(?=an? )/gi,
    '. ',
  ],
]

const CORRECTION =
  '(?:(?:no,? wait|wait,? no|wait|no,? actually|scratch that|i mean|oops|sorry|or rather|make that|no,? make that)(?:[.,!]+ | ))+'

/** Verbs that name what it has, if no object follows. */
const IMPLIED = {
  fishing: 'a fishing rod',
  reading: 'a book',
  skateboarding: 'a skateboard',
  'surfing(?! on an?\\b)': 'a surfboard',
  'knitting(?! with\\b)': 'yarn',
}
const ALONE =
  '(?=[,.;!]|$| (?:in|on|at|by|from|off|with|for|near|and|under|through|while|down|along|over|across|alone|quietly)\\b)'

/** "The spots are tiny hearts", "spots shaped like stars". */
const SHAPED =
  '(?:spots|dots|patches|freckles|markings|rosettes|stripes|dapples|splotches|flecks)(?: (?:on|all over) (?:its|his|her|the) \\w+)? (?:(?:that )?(?:are|look) )?(?:all )?(?:shaped )?(?:like |in the (?:shape|form) of |as )?(?:tiny |little |small )?(heart|star|swirl|spiral)s\\b'

/** "The orange is teal". `kinds`: only after one of these kinds, whose black or white part is known. */
const recoloured = (old: string, kinds = ''): RegExp =>
  new RegExp(
    `${kinds && `(?<=\\b(?:${kinds})\\b.*)`}\\b(?:(?:but|except|only|where|with|and) )*(?:(?:the|its|his|her|whose) (?:usual )?${old}(?: (?:bits|parts|areas))?|${old} (?:bits|parts|areas)) (?:(?:(?:is|are|was|should be) )?(?:replaced|swapped|exchanged) (?:by|with|for)|is|are|becomes?|should be|turned) (?=${SHADE}\\b)`,
    'giu',
  )
const WHERE_USUAL = `where (?:it|(?:the|an?) \\p{L}+) (?:would be|should be|is|are)(?: usually| normally)? (${COLOUR})\\b`

/** "Swap the hat for a crown", "white below", "hat? no", "never seen without a hat", "a bit red", "sheep-like", "a moon above its head". */
const TURNS: Rules = [
  [/\bnot[ -](?:too |very |so |that |at all |really )?(?:scary|spooky|creepy|frightening|evil)\b,? ?/gi, ''],
  [new RegExp(`\\b(${SHADE}) ${WHERE_USUAL}`, 'giu'), 'the $2 is $1'],
  [recoloured(marked('black'), 'zebra|tiger|bee|tabby'), 'with stripes in '],
  [recoloured(marked('black'), 'panda'), 'with details in '],
  [recoloured(marked('white'), 'zebra|dalmatian|panda'), 'in '],
  [recoloured(marked('black'), 'penguin|crow|raven|panther|orca'), 'in '],
  [recoloured(`(?!${marked('(?:black|white)')})${COLOUR}`), 'in '],
  [/\b\p{L}+ (\p{L}+) (?:(?:is|are) )?(?:replaced|swapped|exchanged) (?:by|with|for) (\p{L}+) ones\b/giu, '$2 $1'],
  [
    new RegExp(
      `\\bthe rest(?: of (?:it|him|her|(?:its|his|her|the) body))? (?:is|are) (?=(?:\\p{L}+ )?(?:${COLOURS})\\b)`,
      'giu',
    ),
    'its body is ',
  ],
  [/\binstead of (?:the )?\p{L}+ (\p{L}+),? (\p{L}+) ones\b/giu, '$2 $1'],
  [/\blike (?=an? (?:\p{L}+ ){1,2}that (?:became|turned into) an? )/giu, ''],
  [/\bwhere (?=(?:the|its|his|her|one|each|every) \p{L}+ (?:is|are) )/giu, 'and '],
  [
    /(?<=scarf|cape|cloak|ribbons?|mane|hair|beard) (?:flying|streaming|trailing|flapping|blowing|fluttering|billowing|flowing)(?: out)? (?:behind(?: (?:it|him|her|them))?|in the (?:wind|breeze))\b/gi,
    '',
  ],
  [
    /\b(?:it is )?(rain|snow)ing(?=[,.;!]|$| (?:and|but|outside|hard|heavily|softly|again|behind|all)\b)(?: and| but)?/gi,
    'in the $1,',
  ],
  [/\b(an? )?((?:\p{L}+ )?bell) on (an? (?:\p{L}+ )?collar)/giu, '$3 with $1$2'],
  [
    new RegExp(`\\b(${COLOURS}) (in (?:the )?(?:winter|summer|spring|autumn)|by (?:day|night))\\b`, 'gi'),
    '$1 when $2,',
  ],
  [
    /\b(?:whose|its|his|her|the) (tail|wings?|paws?|ears?|feet|hooves|back) (?:is|are) (?:on fire|burning|ablaze)/gi,
    'with a flaming $1',
  ],
  [
    /\bwith ((?:\p{L}+ ){1,2})in (?=an? (?:\p{L}+ )?(?:basket|suitcase|cauldron|teacup|mug|backpack)\b)/giu,
    'with $1and ',
  ],
  [/(?<=\b(?:basket|suitcase|cauldron|teacup|mug|backpack)) (?:full of|(?:filled|brimming) with)\b/gi, ' of'],
  [/\b(\p{L}+ed) all over (?=with|in)/giu, '$1 '],
  [/\b(?:peppered|sprinkled|splashed)(?= with\b)/gi, 'flecked'],
  [
    new RegExp(`\\b(freckle|speckle|dapple|fleck|spot|dot)(?:d|ed|ted) (?:with|in) (${COLOUR})${END}`, 'giu'),
    'with $2 $1s',
  ],
  [/(?<!\b(?:on|by|from|to) an? )\b(gold|golden|silver) chain\b(?! mail| necklace)/gi, '$1 necklace'],
  [
    /(?<=\b(?:sprouts?|twigs?|plant|seedling|sprig|shoot|leaf|leaves|branches)) (?:(?:growing|sprouting|poking) (?:out of|from|on)|on) (?:the top of |top of )?(?:its|his|her) head\b/gi,
    ' on its head',
  ],
  [
    new RegExp(`\\b(?:(?:with|have|having) )?(?:an? )?(${COLOUR}) (?:insides|interiors?)${END}`, 'giu'),
    ', $1 on the inside',
  ],
  [/\b(rain|snow)ing (?=on (?:it|him|her)self\b)/gi, 'in the $1 '],
  [/\b(knitting|crocheting),? with ((?:\p{L}+ )?)wool\b/giu, '$1 with $2yarn'],
  [
    new RegExp(
      `\\b(${COLOURS}) (?:fur|feathers|hair) on (?:its|his|her|the) (belly|chest|tummy|underside|muzzle)\\b`,
      'gi',
    ),
    '$1 $2',
  ],
  [new RegExp(`(?<!ears )\\b(${COLOUR}) inside(?=[,.;]|$| and\\b)`, 'giu'), '$1 on the inside'],
  [/(?<=\bcactus\b.*) in (?:an? |its )?(?:(?:small|little|tiny|terracotta|clay|flower|plant) )+pot\b/giu, ''],
  [new RegExp(`\\b(?:whose|(?:but )?(?:the|its|his|her)) ${SHAPED}`, 'gi'), 'with $1 markings'],
  [new RegExp(`\\b${SHAPED}`, 'gi'), '$1 markings'],
  [/\bin place of\b/gi, 'instead of'],
  [/\bt\. ?rex\b/gi, 't-rex'],
  [/\b(?:an?|the) body of an? (\p{L}+)|\bbody of an? (\p{L}+)/giu, 'a $1$2 body'],
  [/\bwill[- ]o['’]?[- ](?:the[- ])?wisp/gi, 'will o the wisp'],
  [/\b(darker|lighter|paler) (?:on|at|around|along|towards?) (?:the|its|his|her) (\p{L}+)/giu, '$1 $2'],
  [/^((?:\p{L}+ )?)(mouse|elephant) (gr[ea]y)(?=,|$| (?!\p{L}*(?:fur|coat|cat|dog|scarf|hat)\b))/giu, '$1$3 $2'],
  [/\b(surf|skate)((?:r|er|ing|boarder)\b[^.,;]{0,20}? on (?:an?|its|his|her) (?:\p{L}+ )?)board\b/giu, '$1$2$1board'],
  [/\bin the (?:shape|form) of (?=an? )/gi, 'shaped like '],
  [/\bcap and gown\b/gi, 'graduation $&'],
  ...Object.entries(IMPLIED).map(
    ([verb, thing]) =>
      [new RegExp(`(?<!\\b(?:for|of|about|not|no) )\\b${verb}${ALONE}`, 'gi'), `with ${thing}`] as const,
  ),
  [/\b(?:swap|replace|exchange|switch) (.{2,30}?) (?:for|with) /gi, 'no $1, '],
  [/\b(?:change|turn|dye) ((?:the|its|his|her) \p{L}+)(?: from \p{L}+)? (?:to|into) /giu, '$1 is '],
  [/\b((?:the|an?|its|his|her) )?(\p{L}+),? (?:but|and) make (?:it|them) (\p{L}+)(?=[,.;!]|$)/giu, '$1$3 $2'],
  [/\b(?:the|its) (\p{L}+) (?:is|are) (?:not there|missing|gone|absent)\b/giu, 'no $1'],
  [/(\b\p{L}+)\?? no(?:pe)?(?=[.,;!]|$)/giu, 'no $1'],
  [
    /\b(?:refus(?:es|ing) to|never|not) (?:ever )?(?:drop|drops|let go of|lets go of|put down|puts down|give up|gives up|part with|parts with) /gi,
    'holding ',
  ],
  [/\bhang (an? \p{L}+) (?=on|from|around|round)/giu, 'add $1 '],
  [/\b(an? \p{L}+(?: \p{L}+)?)[.,;!]* (?:no|wait|actually)\b,? (?:no,? |wait,? |make that )?(?=an? )/giu, 'not $1. '],
  [new RegExp(`\\b((?:\\p{L}+ )?\\p{L}+)[.,;!]* ${CORRECTION}(?=an? )`, 'giu'), 'not $1. '],
  [new RegExp(`\\b${SHADE}[.,;!]* (?:no,? |${CORRECTION})(?=${SHADE}\\b)`, 'giu'), ''],
  [new RegExp(`\\b${SHADE} (\\p{L}+)[.,;!]* (?:no,? |${CORRECTION})(${SHADE})(?=[.,;!]|$)`, 'giu'), '$2 $1'],
  // "Blue. Dark blue", "a blue dog. Dark blue".
  [new RegExp(`\\b(${COLOURS}) (\\p{L}+)[.,;!]+ (\\p{L}+ \\1)(?=[.,;!]|$)`, 'giu'), '$3 $2'],
  [new RegExp(`\\b(${COLOURS})[.,;!]+ (?=\\p{L}+ \\1(?:[.,;!]|$| with\\b| and\\b))`, 'giu'), ''],
  [new RegExp(`\\b(?:upper|top) half(?: is)? (${SHADE})`, 'giu'), 'a $1 back'],
  [new RegExp(`\\b(?:lower|bottom) half(?: is)? (${SHADE})`, 'giu'), 'a $1 belly'],
  // "Silver below, blue above".
  [
    new RegExp(`(?<!on top,? (?:and )?)\\b(${SHADE}) (?:below|underneath|beneath)(?=[.,;]|$| and\\b)`, 'giu'),
    'with a $1 belly',
  ],
  [new RegExp(`\\b(${SHADE}) above(?=[.,;]|$| and\\b)`, 'giu'), 'with a $1 back'],
  [/(?<= (?:coat|fur|skin|body)) under (?=(?:\p{L}+ ){0,2}(?:stripes|spots|patches|markings)\b)/giu, ' with '],
  [/\beach (\p{L}+) (?:is |in |has )?(?:an? )?different colou?rs? ?[:,] ?/giu, '$1s in '],
  [/\bany(?:thing| (?:other )?colou?r) (?:but|except|other than) (?!an? )/giu, 'not '],
  [new RegExp(`(?<=\\b${COLOUR} \\p{L}+) the same colou?r as (?:its|his|her|their|the|my) \\p{L}+`, 'giu'), ''],
  [/\b(an? )?(\p{L}+) to match(?=[.,;!]|$)/giu, '$1matching $2'],
  [/\bthe same (\p{L}+) as (?:its|his|her|their|the|my) \p{L}+/giu, 'in $1'],
  [/\btipped (?:with|in) (?!an? |the )(\p{L}+)(?=[,.;!]|$| and\b)/giu, 'with $1 tips'],
  [/\b(?:never|not|nowhere|nobody|no one)\b(?: \p{L}+){0,4}? without\b/giu, 'with'],
  // Unlike "turquoise lines on black".
  [new RegExp(`(?<!\\p{L}s )\\bon (?:plain |pure )?(${COLOURS})(?=[,.;]|$)`, 'giu'), 'on a $1 background'],
  [/\b(says?|saying|reads|reading|labell?ed|spelling|titled|entitled) (?:"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’)/gi, '$1'],
  [/\b((?:its|his|her|their|the) \p{L}+) to be\b/giu, '$1 is'],
  [/\b(?:above|over) (?:its|his|her|their) head\b/gi, 'overhead'],
  [new RegExp(`(?<!${COLOUR}) on (?:the|its) (?:left|right)(?: side| half)?(?=[,.;]| and\\b|$)`, 'giu'), ','],
  [/\b(?:that )?(?:turn|fade?|shift)(?:s|ing) (?:in)?to (\p{L}+) (?:at|on) (?:the|its) (\p{L}+)/giu, 'with $1 $2'],
  [/\b(?:edged|lined|trimmed|rimmed|ringed|outlined) (?:with|in) (?!an? |the )(\p{L}+)/giu, 'with $1 edges'],
  [
    /\bas (?:its|his|her|an?) (?=(?:hat|cap|helmet|crown|cape|scarf|mask|shell|head|body|tail|nose|mane|beard|horn|home|house)\b)/gi,
    'for a ',
  ],
  [
    /\bas (?:(?:its|his|her) )?(?=(?:eyes|ears|feet|legs|paws|wings|horns|antlers|claws|teeth|fur|spines|spots|stripes|scales)\b)/gi,
    'for ',
  ],
  [/\b(?:that )?(?:ends|ending) in (?=an? )/gi, 'like '],
  [/\b(?:in|at|to) the (?:back|rear)\b(?! of)/gi, 'in the background'],
  [/\ba (?:bit|tad) (?!of\b)/gi, ''],
  [/,? mid-\p{L}+/giu, ''],
  [/\b(?:sort|kind) of (?=an? (?:mix|cross|blend|hybrid)\b)/gi, ''],
  [/\b(\p{L}+)-(?:like|shaped)\b(?= ?(?:[,.;]|$))/giu, 'resembling a $1'],
  [/-(?:like|looking|ish)\b/gi, ''],
  [/ (?:that )?match(?:es|ing) (?=(?:its|his|her|their) )/gi, ' and '],
  [/(?<=\p{L}{3}) shaped(?= \p{L})(?! (?:like|as|into|from|by)\b)/giu, '-shaped'],
  [
    /\btoo \p{L}+ for (?=(?:its|his|her) (?!(?:own|head|body|ears|face|paws|feet|legs|hands|neck|eyes|age)\b))/giu,
    'with ',
  ],
]

export const spelledOut = (text: string): string =>
  [...SYMBOLS, ...LABELS, ...SHORT_FORMS, ...STYLES, ...TURNS].reduce(
    (before, [pattern, words]) => replaceIn(before, pattern, (one) => one.replace(pattern, words)),
    text,
  )

const EYE = `(?:eye(?: is| in)? ${COLOUR}|${COLOUR} eye)`

/** Colours that share a surface; only the first of them can be drawn. */
const SPLITS = [
  `half (${COLOUR})(?:,| and)* (?:the other )?half ${COLOUR}(?:,? (?:split|divided))?(?: (?:right )?down the middle)?`,
  `(?:split|divided) (?:right )?down the middle,? (${COLOUR}) on (?:one|the left)(?: side| half)? and ${COLOUR} on the (?:other|right)(?: side| half)?`,
  `(?:split|divided) (?:right )?down the middle(?:,| in| into| between)* (${COLOUR}) and ${COLOUR}`,
  `(${COLOUR}) on (?:the|its) (?:left|right)(?: side| half)?(?:,| and)* ${COLOUR} on (?:the|its) (?:left|right)(?: side| half)?`,
  `front (?:half|end)(?: is)? (${COLOUR})(?:,| and)* (?:(?:the|its|his|her) )?(?:back|rear) (?:half|end)(?: is)? ${COLOUR}`,
  `(?:with )?(?:(?:the|its|his|her) )?(?:left|one) (?:side|half)(?: is)? (${COLOUR})(?:,| and)* (?:(?:the|its|his|her) )?(?:right|other)(?: side| half)?(?: is)? ${COLOUR}`,
  `(?:(?:that )?(?:\\p{L}+(?:ing|es|s)|gradient) )?from (${COLOUR}) (?:in)?to ${COLOUR}(?: (?:and|to) ${COLOUR})*(?: (?:half ?way |all )?(?:along|down) (?:its|his|her|the) \\p{L}+)?`,
  `(${COLOUR})[ -](?:in)?to[ -]${COLOUR}(?: (?:gradient|ombre|fade))?`,
  `()(?:that )?(?:fad|shad|blend|melt|turn|shift|merg|bleed)(?:es?|ing|s) (?:in)?to ${COLOUR}(?=[,.;]|$| and\\b)`,
  `()(?:whose|(?:but |where |with |except )?(?:the|its|his|her)) ${marked('(?:black|white)')}(?: (?:bits|parts|areas))? (?:is|are|replaced (?:by|with)) ${COLOUR}`,
  `()heterochromia(?:,|:| in| of| with)* ${COLOUR} and ${COLOUR}`,
  `()one ${EYE}(?:,| and)* (?:the other|one) (?:${EYE}|(?:is )?${COLOUR})`,
].map((pattern) => new RegExp(`\\b${pattern}(?![\\p{L}-])`, 'giu'))

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
