/** Dire Wolf: figures, items and drawing. The texts are in dire-wolf.md. */
import type { Species } from '../species'

export const DIRE_WOLF: Species = {
  slug: 'dire_wolf',
  name: 'Dire Wolf',
  family: 'dog',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 0.7,
  happiness_decay_per_hour: 0.4,
  innate_traits: ['social', 'stoic'],
  personality:
    'Walked out of the tar and the ice still counting its pack. Says we where others say I, and will not eat until the slowest has come in.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'bison haunch',
        'ancient horse meat',
        'mammoth steak',
        'elk shoulder',
        'giant sloth rib',
        'shared carcass',
      ],
      play: ['pack hunt', 'group howl', 'bone wrestling', 'ice ridge run', 'tundra stalking', 'muzzle tumble'],
      clean: [
        'packmate licking',
        'glacier melt bath',
        'ruff combing',
        'pine needle roll',
        'tar removal',
        'frost brushing',
      ],
      medicine: ['willow bark', 'yarrow poultice', 'bear fat salve', 'splinted leg', 'moss bandage', 'hot spring soak'],
      discipline: [
        'low alpha growl',
        'muzzle nudge',
        'pack stare down',
        'eat last tonight',
        'elder correction',
        'shoulder check',
      ],
      sleep: ['pack pile', 'ice cave', 'bone strewn den', 'wind over tundra', 'bison hide', 'starlit ridge'],
    },
    harmful: ['tar pit', 'exile from pack', 'spear', 'wolfsbane', 'iron trap', 'eating alone', 'museum case'],
  },
  appearance: {
    look: 'a massive ash-white Ice Age wolf with a scarred muzzle, amber eyes and a ruff like a snowdrift',
    colours: ['#b9bcc0', '#eceff1', '#e09a2b'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'pointed',
    tail: 'puff',
    eyes: '#f0a52c',
    skull: 'tufted',
    earSize: 0.78,
    marking: 'mist',
    extras: ['mane', 'ruff', 'oldscar'],
    size: 1.06,
    girth: 1.16,
    slit: true,
    eyeSize: 0.86,
    shift: -15,
  },
}
