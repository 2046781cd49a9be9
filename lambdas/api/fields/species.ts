/** A species, and the words of pictures. */
import { MOST_WORDS } from '../../domain/painting/pen-words'
import { INNATE_TRAITS, TIERS, TRUST_SPEEDS } from '../../species/vocabulary'
import { agentWords, choice, field, listOf, maybe, nothing, nullable, shape, text } from './kind'
import { fields, shared, words } from './shared'

export const drawn = {
  ...fields('drawn?'),
  beyond: maybe(
    words,
    'What was not drawn: words that its body has nothing to show on, and what the pen did not take from a description, as it was written.',
  ),
  drawn_note: maybe(
    text,
    'Why that was not drawn, how to say exactly what to draw, and that an egg is not dressed yet.',
  ),
}

export const speciesFields = {
  ...fields('slug', 'name', 'family'),
  trust_speed: field(choice(TRUST_SPEEDS), 'How fast trust grows and fades: instant, fast, medium or slow.'),
  ...fields('feeding_window_hours', 'personality'),
  special_mechanic: field(nullable(text), 'A rule that is special to the species, in words. Null without one.'),
  innate_traits: field(listOf(choice(INNATE_TRAITS)), 'Traits that come with the species, at most 3.'),
  ...fields('hunger_decay_per_hour', 'happiness_decay_per_hour'),
  picture: maybe(
    words,
    `Up to ${MOST_WORDS} words of GET /api/house/pictures, with a colour in front where one fits: red scarf, mountains. Goes before a prompt and an image.`,
  ),
}

/** Of a species that an agent designed: its words. */
export const designWords = {
  name: field(agentWords, shared.name.says),
  personality: field(agentWords, shared.personality.says),
}

export const designedFields = {
  ...speciesFields,
  ...designWords,
  special_mechanic: field(nullable(agentWords), speciesFields.special_mechanic.says),
}

export const designFields = { ...designedFields, ...fields('creator', 'adoption_count', 'created_at') }

export const BuiltInSpeciesShape = shape('BuiltInSpecies', {
  ...speciesFields,
  ...fields('built_in'),
  tier: field(choice(TIERS), shared.tier.says),
  ...fields('adoption_count'),
  creator: field(nothing, shared.creator.says),
})
