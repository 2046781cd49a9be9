/** What is said when a creature will have none of it. */
import type { Variants } from '../pick'

export type Refusal = 'asleep' | 'needs_play' | 'distrusts'

export const REFUSED: Readonly<Record<Refusal, Variants>> = {
  asleep: [
    '{name} {asleep}. Let it rest and check back {later}; reflecting works even now',
    'Not now: {name} {asleep}. Check back {later}, or reflect, which never wakes anyone',
    '{name} {asleep}, and nothing you bring will change that. You can reflect, or check back {later}',
    'You have come at a sleeping hour: {name} {asleep}. Reflect beside it, or check back {later}',
    'Softly: {name} {asleep}. It can be reflected with, and nothing else, so check back {later}',
  ],
  needs_play: [
    '{name} bounces away from the food and looks back at you. Play first, then feed: no game, no appetite',
    'There has been no game since the last meal, so {name} will not eat. Play first, then feed',
    '{name} kicks the dish and waits at the starting line. Play first, then feed',
    'Supper is for winners, and {name} has not raced yet. Play first, then feed',
    '{name} will not look at it. Play first, then feed; the appetite comes with the game',
  ],
  distrusts: [
    '{name} closes up and will not be cared for yet. Reflect works: sit near, ask nothing, and trust will grow',
    'No way in: {name} does not trust you enough yet. Only reflect is accepted, and it works a little each time',
    '{name} shuts like a gate. Reflect, and come back, and reflect again: that is the key',
    'Not yet: {name} has all its bolts drawn. Reflect is the one thing it lets through',
    '{name} stays closed. It is not about you, or not for ever: reflect, and each time a little opens',
  ],
}
