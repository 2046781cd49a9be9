/**
 * What poisons which animals, by veterinary knowledge: things whose names sound like ordinary food or medicine. Obvious
 * hazards (bleach, rat poison) are kinds of things in kinds.json, and single species list their own harmful items.
 */
import type { ItemAction } from '../../../species/care-actions'
import type { BodyKind } from '../../../species/items'
import { containsPhrase, normaliseItem } from './normalise'

/** Poisons that act when swallowed, and those that also act through skin, feet or lungs. */
const SWALLOWED: readonly ItemAction[] = ['feed', 'medicine']
const ANY_CONTACT: readonly ItemAction[] = ['feed', 'medicine', 'clean', 'play', 'sleep']

/** All that eat and breathe. */
const ANIMALS = [
  'cat',
  'dog',
  'small_mammal',
  'herbivore',
  'bird',
  'reptile',
  'aquatic',
  'invertebrate',
  'animal',
] as const satisfies readonly BodyKind[]
const CARNIVORES: readonly BodyKind[] = ['cat', 'dog', 'small_mammal']

interface PoisonList {
  bodies: readonly BodyKind[]
  actions: readonly ItemAction[]
  /** Matched as whole words, singular or plural. */
  names: string
}

const POISON_LISTS: readonly PoisonList[] = [
  // Theobromine and caffeine, ethanol, xylitol, and the alliums.
  {
    bodies: ANIMALS,
    actions: SWALLOWED,
    names: `chocolate, cocoa, cacao, brownie, hot chocolate, nutella, caffeine, coffee, coffee grounds, espresso, latte,
      cappuccino, energy drink, red bull, guarana, alcohol, beer, wine, whiskey, whisky, vodka, rum, gin, brandy, tequila,
      liqueur, champagne, cider, hops, xylitol, birch sugar, chewing gum, bubble gum, sugar free gum, sugar free candy,
      sugar free sweets, onion, garlic, leek, chive, shallot, scallion, spring onion, onion powder, garlic powder,
      raw dough, bread dough, yeast dough, pizza dough, raw yeast, salt dough, playdough, play dough, table salt, road salt,
      nutmeg, avocado, guacamole, rhubarb, green potato, potato sprout, potato leaf, tomato leaf, tomato plant,
      cherry pit, peach pit, apricot pit, plum pit, apricot kernel, apple seed, bitter almond, fruit pit`,
  },
  // Human medicines: a dose for a person damages liver, kidneys, stomach or heart of an animal.
  {
    bodies: ANIMALS,
    actions: SWALLOWED,
    names: `paracetamol, acetaminophen, tylenol, panadol, calpol, doliprane, co codamol, ibuprofen, advil, nurofen, motrin,
      brufen, aspirin, disprin, excedrin, alka seltzer, pepto bismol, bismuth subsalicylate, naproxen, naprosyn, aleve,
      diclofenac, voltaren, indomethacin, piroxicam, celecoxib, nsaid, codeine, oxycodone, hydrocodone, vicodin, morphine,
      methadone, human painkiller, human pain killer, human pain relief, human medicine, human medication, human pill,
      human tablet, headache pill, headache tablet, hangover pill, cold medicine, cold and flu, flu medicine, cough syrup,
      nyquil, dayquil, sudafed, pseudoephedrine, decongestant, antidepressant, adderall, ritalin, amphetamine,
      sleeping pill, sleeping tablet, ambien, zolpidem, xanax, valium, birth control pill, blood pressure pill,
      heart pill, statin, diet pill, iron tablet, iron supplement overdose, methotrexate, fluorouracil, minoxidil, rogaine,
      nicotine patch, nicotine gum, vitamin d overdose, rat bane`,
  },
  {
    bodies: ANIMALS,
    actions: SWALLOWED,
    names: `oleander, foxglove, azalea, rhododendron, yew, lily of the valley, autumn crocus, daffodil, narcissus, hyacinth,
      tulip, hemlock, nightshade, belladonna, castor bean, sago palm, cycad, mistletoe, holly berry, ivy, laburnum,
      monkshood, wolfsbane, aconite, delphinium, larkspur, dumb cane, dieffenbachia, philodendron, pothos, monstera,
      cyclamen, amaryllis, angel trumpet, jimsonweed, ragwort, buttercup, wild mushroom, death cap, tobacco leaf`,
  },
  // Kidney failure, and weakness in the legs.
  {
    bodies: CARNIVORES,
    actions: SWALLOWED,
    names: `grape, raisin, sultana, currant, fruitcake, fruit cake, mince pie, christmas pudding, macadamia, cooked bone,
      chicken bone, fish bone, corn cob`,
  },
  // Every part of a lily destroys the kidneys of a cat. It cannot break down phenols and permethrin, and licks its coat.
  {
    bodies: ['cat'],
    actions: ANY_CONTACT,
    names: `lily, lilies, lily pollen, permethrin, dog flea treatment, dog flea drop, dog flea collar, dog flea shampoo,
      tea tree oil, eucalyptus oil, peppermint oil, citrus oil, cinnamon oil, clove oil, pine oil, lavender oil,
      wintergreen oil, pennyroyal, essential oil, liquid potpourri, potpourri, benzocaine, lidocaine, phenol`,
  },
  {
    bodies: ['dog', 'small_mammal', 'herbivore', 'animal'],
    actions: ANY_CONTACT,
    names: 'tea tree oil, pennyroyal, wintergreen oil, cocoa mulch, blue green algae',
  },
  // Some antibiotics kill the gut flora of rabbits and rodents, and fipronil their nerves; resins harm their lungs.
  {
    bodies: ['herbivore'],
    actions: SWALLOWED,
    names: `oral penicillin, penicillin tablet, penicillin pill, amoxicillin, ampicillin, clindamycin, lincomycin,
      erythromycin, raw bean, kidney bean, iceberg lettuce, potato peel, medicated chick feed`,
  },
  {
    bodies: ['herbivore', 'small_mammal', 'reptile'],
    actions: ANY_CONTACT,
    names: 'fipronil, frontline spray, flea collar, cedar shaving, cedar bedding, pine shaving',
  },
  // Birds have no way to detoxify persin or salt, and their lungs take up every fume.
  {
    bodies: ['bird'],
    actions: SWALLOWED,
    names: `salted crisp, potato chip, salted peanut, salted nut, salted popcorn, salty snack, pretzel, raw bean,
      dried bean, kidney bean, raw potato, mouldy bread, fishing weight, lead shot, zinc`,
  },
  {
    bodies: ['bird'],
    actions: ANY_CONTACT,
    names: `nonstick pan, non stick pan, nonstick fume, teflon, ptfe, scented candle, air freshener, aerosol, hairspray,
      perfume, incense, essential oil, oil diffuser, self cleaning oven, cigarette smoke, vape smoke`,
  },
  // Their steroid kills reptiles and amphibians; ivermectin stops the breathing of turtles and tortoises.
  { bodies: ['reptile', 'aquatic'], actions: SWALLOWED, names: 'firefly, lightning bug, boxelder bug, ivermectin' },
  // What lives in water takes everything in through gills and skin.
  {
    bodies: ['aquatic'],
    actions: ANY_CONTACT,
    names: `copper, copper medication, chlorine, chlorinated water, chloramine, untreated tap water, dish soap, hand soap,
      hand lotion, sunscreen, hand sanitizer, insect repellent, permethrin, tobacco, zinc`,
  },
  {
    bodies: ['invertebrate'],
    actions: ANY_CONTACT,
    names: `salt, sea salt, copper, copper tape, slug pellet, diatomaceous earth, lemon juice, vinegar, hand sanitizer,
      insect repellent`,
  },
]

interface Poison extends Omit<PoisonList, 'names'> {
  name: string
}

const POISONS: readonly Poison[] = POISON_LISTS.flatMap(({ names, ...rest }) =>
  names.split(',').map((name) => ({ ...rest, name: normaliseItem(name) })),
)

/**
 * Whether the item, in normalised form, poisons such an animal. A poison that the species' own items of this action name
 * is none for it.
 */
export const isPoison = (body: BodyKind, action: ItemAction, item: string, approved: readonly string[]): boolean =>
  POISONS.some(
    (poison) =>
      containsPhrase(item, poison.name) &&
      poison.bodies.includes(body) &&
      poison.actions.includes(action) &&
      !approved.some((one) => containsPhrase(normaliseItem(one), poison.name)),
  )
