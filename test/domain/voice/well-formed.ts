/** Checks that every text must pass. */

const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  ['holds a value that is no text', /undefined|\bnull\b|NaN|\[object/],
  ['holds an unfilled slot', /[{}]/],
  ['has stray blanks', /\s{2}| [.,;:!?]|^\s|\s$/],
  ['has doubled punctuation', /[.,;:!?][.,;:]/],
  ['has quotes within quotes', /“[^”]*“/],
  ['repeats a word', /\b(the|an?|and|of|to|in|it|is|with|for|on|at|as|you|its|was|not) \1\b/i],
  ['has the wrong article', /\ba (?!one\b|once\b|eu|ewe)(?:[aeio]\w|u(?!ni|se|sual|tc|ro|k))/i],
  ['has the wrong article', /\b[Aa]n (?!h(?:our|eir|onest))[bcdfghjklmnpqrstvwxyz][a-z]/],
  ['does not begin with a capital', /^[^“A-Z0-9]/],
  ['does not end', /[^.!?”)]$|[^.!?][”)]$/],
  ['has a sentence that does not begin with a capital', /[.!?] [a-z]/],
]

/** Plain code instead of matchers, because it runs over tens of thousands of texts. */
export const expectWellFormed = (text: string): void => {
  // "2 a.m." is the only abbreviation in the texts.
  const read = text.replace(/\b([ap])\.m\.(?= [a-z])/g, '$1m')
  const fault = FAULTS.find(([, pattern]) => pattern.test(read))
  if (fault || text === '') throw new Error(`${fault?.[0] ?? 'is empty'}: ${text}`)
}
