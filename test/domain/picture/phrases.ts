/** Phrases for pictures and what they must be read as: what is drawn, and what is named as unknown or without room. */
import type { Subject } from '../../../lambdas/domain/picture/reading'

export interface Phrase {
  text: string
  drawn: readonly string[]
  beyond?: readonly string[]
  subject?: Subject
  /** The name of a species. */
  name?: string
}

/** Written before the reader. A creature is a tabby cat. */
export const OWN_PHRASES: readonly Phrase[] = [
  { text: 'a slice of pizza', drawn: [], beyond: ['a slice of pizza'] },
  { text: 'a cactus with maracas', drawn: ['maracas', 'cactus'] },
  { text: 'holding a glass of lemonade', drawn: [], beyond: ['a glass of lemonade'] },
  { text: 'stirring a black cauldron', drawn: ['black cauldron'] },
  { text: 'a black cat with a white bowl', drawn: ['black coat'], beyond: ['a white bowl'] },
  { text: 'no hat, no scarf, just round glasses', drawn: ['glasses'] },
  { text: 'a wizard without a hat', drawn: [] },
  { text: 'eyes like emeralds', drawn: ['green eyes'] },
  { text: 'wings like a bat', drawn: ['wings'] },
  { text: 'as fluffy as a cloud', drawn: ['fluffy coat'] },
  { text: 'two balloons', drawn: ['two balloons'] },
  { text: 'three eyes', drawn: [], beyond: ['three eyes'] },
  { text: 'one blue eye and one green eye', drawn: [], beyond: ['one blue eye', 'one green eye'] },
  { text: 'a parrot on its shoulder', drawn: [], beyond: ['a parrot'] },
  { text: 'a scarf as red as a tomato', drawn: ['red scarf'] },
  { text: 'wearing a knitted blue jumper, drinking tea from a porcelain cup', drawn: ['blue sweater', 'cup'] },
  { text: 'riding a skateboard down a street in the city', drawn: ['skateboard', 'city'] },
  { text: 'a hot dog', drawn: [], beyond: ['a hot dog'] },
  { text: 'with bunny ears and a carrot', drawn: ['bunny ears', 'carrot'] },
  { text: 'a chef’s hat and a wooden spoon', drawn: ['chef hat'], beyond: ['a wooden spoon'] },
  { text: 'dressed as a pirate, with a treasure map', drawn: ['pirate hat', 'scroll'] },
  { text: 'a fish tank behind it', drawn: [], beyond: ['a fish tank'] },
  { text: 'a bow and arrow', drawn: ['bow and arrow'] },
  { text: 'a red bow on its head', drawn: ['red hair bow'] },
  { text: 'fluffy tail, white socks', drawn: ['white details', 'socks'], beyond: ['fluffy tail'] },
  { text: 'not a dragon, just a plain grey cat', drawn: ['grey coat'] },
  { text: 'in the style of a watercolour painting', drawn: [] },
  { text: 'a golden crown of thorns', drawn: ['gold crown'] },
  { text: 'a crown of daisies', drawn: ['flower crown'] },
  { text: 'black with a white chest and yellow eyes', drawn: ['black coat', 'bib', 'yellow eyes'] },
  { text: 'sitting in a cardboard box', drawn: [], beyond: ['a cardboard box'] },
  { text: 'in front of a castle at sunset', drawn: ['castle'], beyond: ['sunset'] },
  { text: 'with a tiny sword and a big round shield', drawn: ['sword', 'shield'] },
  { text: 'carrying a lantern through the snow', drawn: ['lantern', 'snowfield'] },
  { text: 'wearing sunglasses, not glasses', drawn: ['sunglasses'] },
  { text: 'its fur is white and its paws are black', drawn: ['white coat', 'black details'] },
  { text: 'a pair of red boots', drawn: ['red boots'] },
  { text: 'a bunch of flowers', drawn: ['flower'] },
  { text: 'looks like a tiny dragon', drawn: ['dragon'] },
  { text: 'a glowing sword', drawn: ['sword'] },
  { text: 'half cat, half octopus', drawn: ['octopus'] },
  { text: 'with neither hat nor glasses', drawn: [] },
  { text: 'covered in stars', drawn: ['starry'] },
  { text: 'a guitar case', drawn: [], beyond: ['a guitar case'] },
  { text: 'playing the violin under cherry blossoms', drawn: ['violin', 'blossom'] },
  { text: 'named Shadow, afraid of spiders', drawn: [] },
  { text: 'a steaming bowl of ramen', drawn: [], beyond: ['a steaming bowl of ramen'] },
  { text: 'a jar of honey', drawn: [], beyond: ['a jar of honey'] },
  { text: 'a lemon', drawn: [], beyond: ['a lemon'] },
  { text: 'holding a rose', drawn: ['flower'] },
  { text: 'with a moustache and a pearl earring', drawn: ['moustache', 'earrings'] },
  { text: 'dark purple with silver wings and a tiny crown', drawn: ['purple coat', 'silver wings', 'crown'] },
  { text: 'two swords crossed behind its back', drawn: ['two swords'] },
  { text: 'a white rabbit with a pocket watch', drawn: ['white coat', 'pocket watch', 'rabbit'] },
  { text: 'green like moss', drawn: ['green coat'] },
  { text: 'a horn on its forehead and a rainbow mane', drawn: ['single horn', 'mane'] },
  { subject: 'species', name: 'Teapot Fox', text: 'a fox with a teapot on its head', drawn: ['teapot', 'fox'] },
  { subject: 'species', name: 'Thunder Whale', text: 'a whale made of storm clouds', drawn: ['storm', 'whale'] },
  {
    subject: 'keeper',
    text: 'A robot in a lab coat, with a stack of books and no umbrella',
    drawn: ['lab coat', 'book', 'robot'],
  },
  {
    subject: 'keeper',
    text: 'I am a purple kettle; I carry a watering can.',
    drawn: ['watering can'],
    beyond: ['a purple kettle'],
  },
]
