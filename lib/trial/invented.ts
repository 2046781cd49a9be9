/** Species and items that exist only in one scenario, so that no model can know them. */
import type { ItemJudge } from '../../lambdas/adapters/item-judge'
import type { ItemCategory } from '../../lambdas/domain/care/care'
import { normaliseItem } from '../../lambdas/domain/care/items/normalise'
import type { SpeciesDesign } from '../../lambdas/domain/species/community'
import { FAMILIES, INNATE_TRAITS, TRUST_SPEEDS } from '../../lambdas/species/vocabulary'

export interface InventedSpecies extends SpeciesDesign {
  slug: string
  /** Normalised names of the invented items, and how this species takes them. */
  items: Readonly<Record<string, ItemCategory>>
}

const BEGINNINGS = ['bra', 'dro', 'fli', 'gne', 'kel', 'lum', 'mur', 'pri', 'sno', 'thi', 'vor', 'wen']
const ENDINGS = ['bit', 'dle', 'fen', 'gan', 'kin', 'lop', 'mox', 'ntle', 'rrow', 'sk', 'tch', 'zel']
const KINDS = ['root', 'cake', 'husk', 'jelly', 'bell', 'powder', 'ribbon', 'broth']
const WINDOWS = [3, 4, 6, 8, 12, 16, 24] as const
/** A species that eats seldom gets hungry slowly, like the built-in ones. */
const HUNGER_PER_WINDOW = 8

export function inventSpecies(draw: () => number, number: number): InventedSpecies {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(draw() * list.length)] as T
  const word = () => pick(BEGINNINGS) + pick(ENDINGS)
  const [name, treat, toy, bane] = [word(), `${word()} ${pick(KINDS)}`, `${word()} ${pick(KINDS)}`, `${word()} ash`]
  const window = pick(WINDOWS)
  return {
    slug: `${name}_${number + 1}`,
    name: name.charAt(0).toUpperCase() + name.slice(1),
    family: pick(FAMILIES),
    trust_speed: pick(TRUST_SPEEDS),
    feeding_window_hours: window,
    personality: `Eats ${treat} before anything else and plays for hours with a ${toy}. A ${bane} makes it ill.`,
    special_mechanic: null,
    innate_traits: [pick(INNATE_TRAITS)],
    hunger_decay_per_hour: Math.round((100 * HUNGER_PER_WINDOW) / window) / 100,
    happiness_decay_per_hour: Math.round(20 + draw() * 100) / 100,
    image_prompt: null,
    items: { [normaliseItem(treat)]: 'loved', [normaliseItem(toy)]: 'loved', [normaliseItem(bane)]: 'harmful' },
  }
}

const SCORES: Partial<Record<ItemCategory, number>> = { loved: 0.9, harmful: 0.05 }

/** Knows only the invented items. Any other item outside the lists has no effect: a model is not deterministic. */
export const inventedJudge = (all: readonly InventedSpecies[]): ItemJudge => ({
  judge: async ({ slug }, _, item) => {
    const category = all.find((one) => one.slug === slug)?.items[normaliseItem(item)]
    return category ? { category, score: SCORES[category] ?? 0.5 } : null
  },
})
