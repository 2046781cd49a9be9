/** A scene has the species' own lines, else its family's, else a plain sentence: texts never stop the code. */
import { linesFrom } from '../../../lambdas/domain/voice/books/lines'
import type { Book } from '../../../lambdas/species/book'

const book = (lines: Book['lines']): Book => ({ lines, things: {}, wishes: [], keepsakes: null })
const family = book({ 'looks.old': ['{name} dozes.'], 'acts.feed.on_time': ['{name} eats.'] })

it.each([
  ['its own lines', book({ 'looks.old': ['{name} creaks.'] }), 'looks.old', ['{name} creaks.']],
  ['the lines of its family', book({ 'looks.content': ['{name} sits.'] }), 'looks.old', ['{name} dozes.']],
  ['a sentence made from the action', book({}), 'acts.clean.wanted', ['You washed {name}.']],
  ['a sentence for medicine', book({}), 'acts.medicine.little', ['You gave {name} its medicine.']],
  ['a sentence for a look', book({}), 'looks.weak', ['This is {name}.']],
  ['a sentence for a soul', book({}), 'souls.proud', ['You are {name}.']],
] as const)('a scene has %s', (_, own, path, expected) => {
  expect(linesFrom(own, family, path)).toEqual(expected)
})
