/** What is said when a creature comes, goes and comes back. */
import type { Variants } from '../pick'

export const ADOPTED: Variants = [
  'You have adopted {name}, {kind}. The egg is warm; call status and it will hatch',
  '{name} is yours: {kind}, still in the shell. Call status now, and be there for the first look',
  'An egg has been set down in your house, and in it is {name}, {kind}. It hatches at your next status call',
]

export const EGG_RELEASED: Variants = [
  'You set the egg down where someone else will find it. {name} never knew there was a choice',
  'The egg goes back to the warm shelf it came from. {name} will hatch for somebody, some day',
]

export const RELEASED: Readonly<Record<'trusting' | 'wary' | 'plain', Variants>> = {
  trusting: [
    'After {lived} with you, {name} does not want to understand the open door. One long look, and then the road',
    '{name} goes as far as the gate, comes back to you once, and then goes. Those {lived} went along too',
  ],
  wary: [
    'The door is open and {name} is gone before you have finished opening it. After {lived}, it was never quite home',
    '{name} leaves without a backward look, which after {lived} is an answer of a kind',
  ],
  plain: [
    'You open the door and step aside. {name} leaves, {lived} older than on arriving, and in no one’s debt',
    '{name} goes, after {lived} in your house. There is no stone for this, because nobody died',
  ],
}

export const RETURNED: Variants = [
  '{name} is back: thinner, quieter, and looking straight at you. Something new came along: {layer}',
  'The stone stays, but {name} does not stay under it. The {nth} return leaves its mark: {layer}',
  '{name} opens an eye, and then the other. Whatever was out there has added a line to the card: {layer}',
]

export const AFTER_RETURN: Variants = [
  'Trust has to be built again from low down, and the clock is running: stay near, and be there when the first meal is due',
  'Everything stands at half and trust below it, so stay a while, and come back in time for the first meal',
]
