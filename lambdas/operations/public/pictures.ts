/** The vocabulary of pictures. */
import { step } from '../../api/next-steps'
import { COLOURS, MOST_WORDS, PEN_GROUPS, type PenGroup, penWords, roomIn } from '../../domain/painting/pen-words'
import type { Handler } from '../../http/call'

const EXAMPLE = ['red scarf', 'flower crown', 'mountains']

export const pictures: Handler<'pictures'> = () => ({
  body: {
    most_words: MOST_WORDS,
    example: EXAMPLE,
    colours: Object.entries(COLOURS).map(([colour, tone]) => ({ colour, tone })),
    groups: (Object.keys(PEN_GROUPS) as PenGroup[]).map((group) => ({ group, ...PEN_GROUPS[group] })),
    words: penWords().map(({ label, group, slot, line }) => ({
      word: label,
      group,
      slot,
      ...(roomIn(slot) > 1 && { room: roomIn(slot) }),
      line,
    })),
    message: `A picture is a list of up to ${MOST_WORDS} of these words, each with a colour in front if its group takes one: "red scarf". Words in one slot cannot be shown together, unless room says how many can.`,
    next_steps: [
      step('adopt', {
        description: 'Adopt a creature that is drawn so; you need a key for that.',
        body: { name: 'Pip', picture: EXAMPLE },
      }),
      step('list_species', { description: 'See which species there are.' }),
    ],
  },
})
