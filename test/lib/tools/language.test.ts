/** Tests of the language check. */
import { dialectIn, passagesInCode, passagesOf } from '../../../lib/tools/language'

const wordsIn = (path: string, text: string): string[] =>
  passagesOf(path, text).flatMap((passage) => dialectIn(passage).hits.map(({ line, word }) => `${line} ${word}`))

describe('the language check', () => {
  it('counts dialect in comments with its line', () => {
    const source = '/**\n * Whoever asks\n * is\n * told anew.\n */\nf() // nobody\n'
    expect(wordsIn('a.ts', source)).toEqual(['2 Whoever', '4 told', '4 anew', '6 nobody'])
  })

  it('finds a phrase that is wrapped over two lines', () => {
    expect(wordsIn('a.ts', '  // a folder of its\n  // own\n')).toEqual(['1 of its own'])
  })

  it('counts dialect in test titles', () => {
    const source = "it('is told', f)\ndescribe.each([1])(`a $|f(`goes`)} beside`, f)\n/a/.test('nobody')\n"
    expect(wordsIn('a.test.ts', source.replace('|', '{'))).toEqual(['1 told', '2 beside'])
  })

  it('ignores strings, templates, regular expressions and addresses in strings', () => {
    const source =
      "f('http://a//nobody', \"/* told */\", `// $|a ? `anew` : '}'} // goes`, /'[/]told'\\//, 4 / 2) // plain"
    expect(passagesInCode(source.replace('|', '{'))).toEqual([{ kind: 'comments', line: 1, text: '  plain' }])
  })

  it('ignores code, quotations and the endpoint table in documents', () => {
    const text = 'Nobody `told` "anew"\n```\nwhoever\n```\n<!-- endpoints -->\ngoes\n<!-- /endpoints -->\nstands\n'
    expect(wordsIn('a.md', text)).toEqual(['1 Nobody', '8 stands'])
  })

  it('accepts ordinary technical English', () => {
    const text = 'The request goes through the cache; the id comes from the caller. TTL stands for time to live.'
    expect(wordsIn('a.md', text)).toEqual([])
  })
})
