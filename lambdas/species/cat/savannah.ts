/** Savannah: figures, items and drawing. The texts are in savannah.md. */
import type { Species } from '../species'

export const SAVANNAH: Species = {
  slug: 'savannah',
  name: 'Savannah',
  family: 'cat',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.2,
  innate_traits: ['stubborn', 'solitary'],
  personality:
    'Half of it signed up for house life and the other half never saw the paper; it opens latches on principle.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'raw rabbit',
        'whole quail',
        'day old chicks',
        'turkey with organs',
        'kangaroo mince',
        'guinea fowl',
        'whole smelt',
      ],
      play: ['leash adventure', 'paddling pool', 'high shelf leap', 'agility hoop', 'lure course', 'door latch puzzle'],
      clean: ['rubber curry brush', 'shallow wade', 'grass stain wipe', 'harness wash', 'burr removal', 'claw tipping'],
      medicine: [
        'killed virus vaccine',
        'taurine powder',
        'vet checkup',
        'parasite screening',
        'pain relief',
        'wound cleaning',
      ],
      discipline: [
        'gate latched',
        'shelf off limits',
        'leash turned homeward',
        'stern hiss',
        'outlasting the stare',
        'longer walk instead',
      ],
      sleep: ['tall grass mat', 'roof beam', 'wardrobe top', 'canvas hammock', 'acacia platform', 'cricket chorus'],
    },
    harmful: ['raw pork', 'open balcony', 'slug pellets', 'sago palm', 'avocado', 'rubber bands', 'garlic jerky'],
  },
  appearance: {
    look: 'a leggy golden cat with inked solid spots, dark tear lines, a swan neck and a short black-banded tail',
    colours: ['#cfa25a', '#f1e2bf', '#241c14'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'banded',
    slit: true,
    eyes: '#b5b04a',
    skull: 'wedge',
    earSize: 1.2,
    girth: 0.82,
    marking: 'spots',
    extras: ['tears'],
    headSize: 0.92,
  },
}
