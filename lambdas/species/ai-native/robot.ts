/** Robot: figures, mechanic, items and drawing. The texts are in robot.md. */
import type { Species } from '../species'

export const ROBOT: Species = {
  slug: 'robot',
  name: 'Robot',
  family: 'ai-native',
  tier: 'rare',
  trust_speed: 'fast',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1,
  innate_traits: ['stoic'],
  personality: 'Earnest, exact and proud of its checklist. Believes you the first time, which is why it matters.',
  special_mechanic: 'Its trust builds fast, but every trust loss from missed care is doubled.',
  mechanic: { trust_loss: 2 },
  items: {
    approved: {
      feed: [
        'solar charge',
        'battery power',
        'machine oil',
        'clean prompts',
        'firmware update',
        'electricity',
        'structured data',
        'usb charger',
      ],
      play: [
        'obstacle course',
        'building blocks',
        'chess',
        'remote control car',
        'coding challenge',
        'robot dance',
        'line following',
      ],
      clean: ['compressed air', 'contact cleaner', 'degreaser', 'dust filter', 'screw tightening', 'chassis wax'],
      medicine: [
        'diagnostics',
        'replacement fuse',
        'software patch',
        'rust remover',
        'calibration',
        'spare parts',
        'reboot',
      ],
      discipline: [
        'error message',
        'rule update',
        'safe mode',
        'corrected instruction',
        'stop command',
        'lower priority',
      ],
      sleep: ['charging dock', 'standby mode', 'server room hum', 'power nap', 'padded crate', 'dim status light'],
    },
    harmful: [
      'magnet',
      'bucket of water',
      'computer virus',
      'lightning strike',
      'static shock',
      'maple syrup',
      'contradictory orders',
    ],
    misread: [
      {
        items: ['battery', 'fresh battery', 'spare battery', 'battery pack', 'AA battery', 'lithium battery'],
        liked: ['feed', 'medicine'],
      },
    ],
  },
  appearance: {
    look: 'a boxy mint-enamel rover with a round amber visor, rubber treads and a hand-painted number seven',
    colours: ['#8fcfb8', '#e9f3ee', '#f0a63a'],
  },
  figure: { eyes: '#f7b23b', body: 'boxy', skull: 'box', ears: 'antenna', tail: 'wire', extras: ['visor', 'seven'] },
}
