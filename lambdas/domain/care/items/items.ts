/** The words in which items are spoken of. */
export type { ApprovedItems, Misread, SpeciesItems } from '../../../species/items'
export { ITEM_ACTIONS, type ItemAction } from '../../../species/vocabulary'
