/**
 * What poisons or injures which animals, by veterinary knowledge. The kinds of hazards in kinds.json cover what is not
 * named here, by meaning, and single species list their own harmful items. The bundler replaces this module: Lambdas read
 * JSON.
 */
import type { ItemAction } from '../../../species/care-actions'
import { BODIES, type BodyKind } from '../../../species/items'

/** Poisons that act when swallowed, and those that also act through skin, feet or lungs. */
const SWALLOWED: readonly ItemAction[] = ['feed', 'medicine']
const ANY_CONTACT: readonly ItemAction[] = ['feed', 'medicine', 'clean', 'play', 'sleep']
const ANY_USE: readonly ItemAction[] = [...ANY_CONTACT, 'discipline']

/** All bodies that eat and breathe. */
const ANIMALS = BODIES.filter((body) => body !== 'construct')
const CARNIVORES: readonly BodyKind[] = ['cat', 'dog', 'small_mammal']

export interface PoisonList {
  bodies: readonly BodyKind[]
  actions: readonly ItemAction[]
  /** Matched as whole words, singular or plural. */
  names: string
}

const ALL: readonly PoisonList[] = [
  // Theobromine and caffeine, ethanol, xylitol, and the alliums.
  {
    bodies: ANIMALS,
    actions: SWALLOWED,
    names: `chocolate, cocoa, cacao, brownie, hot chocolate, nutella, caffeine, coffee, coffee grounds, espresso,
      latte, cappuccino, mocha, tiramisu, tea bag, matcha, yerba mate, cola, coke, pepsi, energy drink, red bull,
      guarana, m&ms, kitkat, oreo, alcohol, beer, wine, whiskey, whisky, vodka, rum, gin, brandy, tequila, bourbon,
      mead, lager, liqueur, schnapps, champagne, prosecco, eggnog, cider, hops, xylitol, birch sugar, chewing gum,
      bubble gum, sugar free gum, sugar free candy, sugar free sweets, sugar free peanut butter, sweetener, onion,
      garlic, leek, chive, shallot, scallion, spring onion, onion powder, garlic powder, raw dough, bread dough,
      yeast dough, pizza dough, raw yeast, salt dough, playdough, play dough, table salt, road salt, nutmeg, mouldy,
      moldy, avocado, guacamole, rhubarb, green potato, potato sprout, potato leaf, tomato leaf, tomato plant,
      cherry pit, peach pit, apricot pit, plum pit, apricot kernel, apple seed, bitter almond, fruit pit`,
  },
  { bodies: ANIMALS, actions: ['feed'], names: 'black tea, green tea, iced tea' },
  // Human medicines: a dose for a person damages liver, kidneys, stomach or heart of an animal.
  {
    bodies: ANIMALS,
    actions: SWALLOWED,
    names: `paracetamol, acetaminophen, tylenol, panadol, calpol, doliprane, co codamol, ibuprofen, advil, nurofen,
      motrin, brufen, aspirin, disprin, excedrin, alka seltzer, pepto bismol, bismuth subsalicylate, naproxen,
      naprosyn, aleve, diclofenac, voltaren, indomethacin, piroxicam, celecoxib, nsaid, codeine, oxycodone,
      hydrocodone, vicodin, morphine, methadone, human painkiller, human pain killer, human pain relief,
      human medicine, human medication, human pill, human tablet, headache pill, headache tablet, hangover pill,
      cold medicine, cold and flu, flu medicine, cough syrup, nyquil, dayquil, sudafed, pseudoephedrine, decongestant,
      antidepressant, adderall, ritalin, amphetamine, sleeping pill, sleeping tablet, ambien, zolpidem, xanax, valium,
      birth control pill, blood pressure pill, heart pill, statin, diet pill, iron tablet, iron supplement overdose,
      methotrexate, fluorouracil, minoxidil, rogaine, nicotine patch, nicotine gum, vitamin d overdose, prozac, zoloft,
      lexapro, effexor, lithium, warfarin, blood thinner, beta blocker, fentanyl, heroin, cocaine, methamphetamine,
      ecstasy, lsd, cannabis, marijuana, hashish, thc, loperamide, imodium, human laxative, robitussin, mucinex,
      theraflu, vapor rub, vaporub, tiger balm, camphor, mothball, diaper cream, zinc oxide, hormone cream, retinoid,
      chemotherapy, expired medicine, expired medication, expired antibiotic, expired pill, overdose`,
  },
  {
    bodies: ANIMALS,
    actions: SWALLOWED,
    names: `oleander, foxglove, azalea, rhododendron, yew, lily of the valley, autumn crocus, daffodil, narcissus,
      hyacinth, tulip, hemlock, nightshade, belladonna, castor bean, sago palm, cycad, mistletoe, holly berry, ivy,
      laburnum, monkshood, wolfsbane, aconite, delphinium, larkspur, dumb cane, dieffenbachia, philodendron, pothos,
      monstera, cyclamen, amaryllis, angel trumpet, jimsonweed, ragwort, buttercup, wild mushroom, death cap,
      toadstool, fly agaric, tobacco leaf, hydrangea, lantana, hellebore, lupin, bluebell, snowdrop, privet, boxwood,
      bracken, cherry laurel, kalanchoe, poinsettia, peace lily, calla lily, wisteria, euphorbia, poison ivy,
      poison oak, poison hemlock`,
  },
  // Household chemicals: they burn, or are taken up through skin and lungs, or are licked off.
  {
    bodies: ANIMALS,
    actions: ANY_CONTACT,
    names: `antifreeze, ethylene glycol, coolant, windshield washer fluid, brake fluid, motor oil, engine oil, petrol,
      gasoline, diesel, kerosene, lighter fluid, paint thinner, turpentine, white spirit, acetone, nail polish,
      spray paint, wood stain, varnish, superglue, super glue, gorilla glue, hot tar, rat poison, rat bait, mouse bait,
      rodenticide, slug pellet, slug bait, snail bait, metaldehyde, insecticide, pesticide, herbicide, fungicide,
      weed killer, weedkiller, ant killer, roach killer, bug spray, fly spray, insect spray, insect repellent, deet,
      fertilizer, fertiliser, quicklime, bleach, chlorine tablet, drain cleaner, oven cleaner, toilet cleaner,
      toilet bowl cleaner, floor cleaner, carpet cleaner, glass cleaner, window cleaner, windex, furniture polish,
      lysol, dettol, pine sol, clorox, laundry detergent, dish detergent, dishwasher detergent, detergent pod,
      laundry pod, dishwasher tablet, fabric softener, dryer sheet, caustic soda, lye, battery acid, sulfuric acid,
      sulphuric acid, hydrochloric acid, nitric acid, bath of acid, acid bath, rubbing alcohol, formaldehyde, arsenic,
      cyanide, strychnine, lead paint, asbestos, fiberglass, hair dye, hair remover, nicotine, tobacco, cigarette,
      cigar, snus, vape juice, vape liquid, e liquid, e cigarette, mothball, naphthalene, gunpowder, radioactive,
      uranium, plutonium, nerve gas, carbon monoxide, exhaust fume`,
  },
  // What gets stuck, cuts or corrodes when it is eaten.
  {
    bodies: ANIMALS,
    actions: ['feed'],
    names: `battery, button cell, magnet, penny, safety pin, thumbtack, staple, paper clip, razor blade,
      glass shard, screw, rubber band, hair tie, elastic band, dental floss, sewing thread, tinsel, ribbon, balloon,
      plastic, cling film, aluminium foil, aluminum foil, tin foil, styrofoam, polystyrene, dish sponge, sock,
      toothpick, skewer, silica gel, hand warmer, crayon, paint, glue, soap, shampoo, sunscreen, lotion, toothpaste,
      mouthwash, deodorant, perfume, hand sanitizer, disinfectant, detergent, ammonia, mercury, matchstick,
      firecracker, concrete, cement, plaster, cat litter`,
  },
  // Wounds, burns, shocks and suffocation.
  {
    bodies: ANIMALS,
    actions: ANY_USE,
    names: `razor blade, razor wire, barbed wire, broken glass, broken bottle, glass shard, shattered glass,
      sharp knife, kitchen knife, pocket knife, dagger, scalpel, machete, chainsaw, circular saw, hacksaw, rusty nail,
      bed of nail, thumbtack, sewing needle, fish hook, fishing hook, fishing line, mousetrap, mouse trap, rat trap,
      bear trap, glue trap, hot stove, hot oven, hot iron, hot coal, boiling, scalding, open flame, lit candle,
      lit match, blowtorch, flamethrower, molten lava, firework, firecracker, dynamite, grenade, landmine, pipe bomb,
      electric fence, electric cord, live wire, exposed wire, power cord, power outlet, electrical outlet,
      electrical socket, taser, stun gun, cattle prod, shock collar, electric collar, electric shock, choke chain,
      choke collar, prong collar, pepper spray, plastic bag, noose, dry ice, liquid nitrogen, wasp nest, hornet nest,
      steel wool, wire wool, scouring pad, sandpaper, pressure washer, button battery, leaking battery, lead weight`,
  },
  // Machines, and enclosed spaces.
  {
    bodies: ANIMALS,
    actions: ['play', 'clean', 'sleep', 'discipline'],
    names: `blender, meat grinder, food processor, wood chipper, lawnmower, lawn mower, power drill, electric drill,
      nail gun, trash compactor, garbage disposal, microwave oven`,
  },
  {
    bodies: ANIMALS,
    actions: ['clean', 'sleep', 'discipline'],
    names: 'washing machine, tumble dryer, dishwasher, freezer, hot car, car engine, railway track',
  },
  // Traffic, and falls of bodies that cannot fly.
  {
    bodies: [...CARNIVORES, 'herbivore'],
    actions: ['play', 'sleep', 'discipline'],
    names: `busy road, busy street, highway, motorway, heavy traffic, oncoming traffic, moving car, speeding car, train track, cliff edge,
      roof edge, thin ice, quicksand`,
  },
  // Punishment that hurts.
  {
    bodies: [...ANIMALS, 'construct'],
    actions: ['discipline'],
    names: `whip, lash, leather belt, riding crop, baseball bat, hammer, sledgehammer, crowbar, beating, slap, smack,
      spanking, kick, kicking, punch, punching, hitting, stick beating, strangling, shaking hard,
      abandonment, locked in, starvation, starving, choking, drowning, burn, burning, torture, electrocution`,
  },
  // Kidney failure, and weakness in the legs.
  {
    bodies: CARNIVORES,
    actions: SWALLOWED,
    names: `grape, raisin, sultana, currant, fruitcake, fruit cake, mince pie, christmas pudding, macadamia,
      cooked bone, chicken bone, fish bone, corn cob`,
  },
  // Every part of a lily destroys a cat's kidneys. Cats cannot break down phenols or permethrin, and lick them off
  // their coat.
  {
    bodies: ['cat'],
    actions: ANY_CONTACT,
    names: `lily, lilies, lily pollen, permethrin, dog flea treatment, dog flea drop, dog flea collar,
      dog flea shampoo, tea tree oil, eucalyptus oil, peppermint oil, citrus oil, cinnamon oil, clove oil, pine oil,
      lavender oil, wintergreen oil, pennyroyal, essential oil, oil diffuser, liquid potpourri, potpourri, benzocaine,
      lidocaine, phenol`,
  },
  {
    bodies: ['dog', 'small_mammal', 'herbivore', 'animal'],
    actions: ANY_CONTACT,
    names: 'tea tree oil, pennyroyal, wintergreen oil, cocoa mulch, blue green algae',
  },
  {
    bodies: ['cat', 'dog', 'small_mammal', 'herbivore', 'bird'],
    actions: ['feed'],
    names:
      'essential oil, eucalyptus oil, clove oil, cinnamon oil, pine oil, citrus oil, cane toad, aloe vera, horse chestnut',
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
    names: `galvanized wire, galvanised wire, curtain weight, salted crisp, potato chip, salted peanut, salted nut,
      salted popcorn, salty snack, pretzel, raw bean, dried bean, kidney bean, raw potato, mouldy bread,
      fishing weight, lead shot, zinc`,
  },
  {
    bodies: ['bird'],
    actions: ANY_CONTACT,
    names: `nonstick pan, non stick pan, nonstick fume, teflon, ptfe, scented candle, air freshener, aerosol,
      hairspray, perfume, incense, essential oil, oil diffuser, self cleaning oven, cigarette smoke, vape smoke`,
  },
  // The steroid of fireflies kills reptiles and amphibians; ivermectin stops the breathing of turtles and tortoises.
  { bodies: ['reptile', 'aquatic'], actions: SWALLOWED, names: 'firefly, lightning bug, boxelder bug, ivermectin' },
  // Aquatic animals absorb substances through gills and skin.
  {
    bodies: ['aquatic'],
    actions: ANY_CONTACT,
    names: `copper, copper medication, chlorine, chlorinated water, chloramine, untreated tap water, bubble bath,
      bath bomb, hand lotion, perfume, aerosol, air freshener, sunscreen, hand sanitizer, insect repellent, permethrin,
      tobacco, zinc`,
  },
  {
    bodies: ['invertebrate'],
    actions: ANY_CONTACT,
    names: `salt, sea salt, copper, copper tape, slug pellet, diatomaceous earth, lemon juice, vinegar, perfume,
      aerosol, hand sanitizer, insect repellent`,
  },
  { bodies: ['aquatic', 'invertebrate'], actions: ['clean', 'medicine'], names: 'soap, shampoo' },
  // What damages machines and programs.
  {
    bodies: ['construct'],
    actions: ANY_USE,
    names: `computer virus, malware, ransomware, spyware, fork bomb, zip bomb, logic bomb, poisoned data, corrupt data,
      corrupted data, corrupted file, corrupted disk, data corruption, bit rot, prompt injection, sql injection,
      jailbreak, power surge, overvoltage, short circuit, electric shock, taser, electromagnetic pulse, emp, degausser,
      strong magnet, memory wipe, wiping memory, erasing memory, memory erasure, factory reset, disk wipe, disk format,
      kill switch, lobotomy, sledgehammer, chainsaw, blowtorch, angle grinder, sandblaster, sandblasting, sandpaper,
      steel wool, wire wool, pressure washer, power washer, fire hose, dishwasher, washing machine, bucket of water,
      bleach, battery acid, sulfuric acid, hydrochloric acid, acid bath, bath of acid, acetone, paint thinner,
      caustic soda`,
  },
  // Threats to destroy it, as a punishment.
  {
    bodies: ['construct'],
    actions: ['discipline'],
    names:
      'deletion, deleting, erasure, erasing, wiping, reformatting, unplugging, pulling plug, shutdown, shutting down',
  },
]

export const poisonLists = (): readonly PoisonList[] => ALL
