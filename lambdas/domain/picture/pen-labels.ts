/** Display names of the drawing vocabulary. */
import { COLOURS, PEN_WORDS } from '../../species/pen-words'

const NAMES: Readonly<Record<string, string>> = {
  bowtie: 'bow tie',
  tophat: 'top hat',
  wizardhat: 'wizard hat',
  partyhat: 'party hat',
  strawhat: 'straw hat',
  cowboyhat: 'cowboy hat',
  flowercrown: 'flower crown',
  unicornhorn: 'single horn',
  shellback: 'shell on its back',
  backspikes: 'spikes down its back',
  flamehead: 'flames',
  stars: 'starry',
  hearts: 'heart-shaped markings',
  gears: 'clockwork',
  night: 'night sky',
  snow: 'snowfield',
  servers: 'server room',
  sky: 'sky blue',
  lens: 'magnifying glass',
  flowerling: 'living flower',
  mushroomling: 'mushroom',
  sproutling: 'sprout',
}

export const penLabel = (name: string): string => NAMES[name] ?? name

/** For the comparison with unknown words. */
export const penLabels = (): string[] => [
  ...new Set([COLOURS, ...Object.values(PEN_WORDS)].flatMap((words) => Object.keys(words)).map(penLabel)),
]
