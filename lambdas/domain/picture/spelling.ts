/** Writes out the symbols, short forms and labels of a description. */

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^\s*[-*•]\s+/gm, ''],
  [/\ba (?:bit|tad) (?!of\b)/gi, ''],
  [/\bmade (?:entirely|wholly|mostly|completely|purely|only) (?=of|from|out of)/gi, 'made '],
  [/\s+(?:-+|\||->|→)\s+/g, ', '],
  [/\b(?:level|lvl|tier|rank|size|age)\s+\d+\b/gi, ''],
  [/\bw\/(?=\s)/gi, 'with'],
  [/(\b\p{L}+)\?\s+no(?:pe)?(?=[.,!]|$)/giu, 'no $1'],
  [/\b(says?|saying|reads|reading|labell?ed|spelling)\s+(?:"[^"]*"|“[^”]*”|'[^']*'|‘[^’]*’)/gi, '$1'],
  [/\s*[&+]\s*/g, ' and '],
  [/(?<=\p{L})\s*\/\s*(?=\p{L})/gu, ', '],
  [/\b(\d+)\s?[x×](?=\s)/gi, '$1'],
  [/\s*\(([\p{L}-]+(?: [\p{L}-]+)?)\)/gu, ' in $1'],
  [
    /(?:^|(?<=[.;,\n]\s*))(?:kind|species|type|colou?r|marks?|markings|patterns?|worn|held|extras?|accessor(?:y|ies)|props?|items?|clothes|clothing|features?|backdrop|background|scene|setting|notes?|style|mood|pose)\s*[:=]\s*/gi,
    '',
  ],
  [/\b(eyes?|coat|fur|body|belly|tail|ears?|paws?|wings?|horns?|mane|beard|scarf|hat)\s*:\s*/gi, '$1 is '],
  [/(?<=\p{L})\s*=\s*/gu, ' is '],
  [/\b(on|in|of|around|round|over|under|behind|by|to)\s+it['’]s\b/gi, '$1 its'],
  [/\bits(?=\s+(?:an?|the)\s)/gi, 'it is'],
  [/\b(it|he|she|that|there|what|who)['’]s\b/gi, '$1 is'],
  [/\b(i|he|she|it|they|we|you)['’]d\b/gi, '$1 would'],
  [/\bi['’]m\b/gi, 'i am'],
  [/\b(they|we|you)['’]re\b/gi, '$1 are'],
  [/\b(i|they|we|you)['’]ve\b/gi, '$1 have'],
  [/\b(?:\p{L}+n['’]t|cannot)\b/giu, 'not'],
  [/\b(\p{L}+)-like\b(?=\s*(?:[,.;]|$))/giu, 'like a $1'],
  [/-(?:like|looking|ish)\b/gi, ''],
]

export const spelledOut = (text: string): string =>
  SPELLINGS.reduce((before, [pattern, words]) => before.replace(pattern, words), text)
