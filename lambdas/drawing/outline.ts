/** A portrait as an outline, for forms in an album that the creature has not reached. */
import { portrait } from './portrait'
import type { PortraitSubject } from './portrait-subject'

const INK = '#8d86a0'

/** Fills the covered area with one pale tone and draws its edge. Leaves out the shadow on the ground. */
const FILTER =
  '<filter id="o" filterUnits="userSpaceOnUse" x="0" y="0" width="256" height="256" color-interpolation-filters="sRGB">' +
  '<feComponentTransfer in="SourceAlpha" result="a"><feFuncA type="linear" slope="9" intercept="-3.6"/></feComponentTransfer>' +
  '<feMorphology in="a" radius="2.5" result="b"/>' +
  `<feFlood flood-color="${INK}"/><feComposite in2="a" operator="in"/><feComposite in2="b" operator="out" result="c"/>` +
  `<feFlood flood-color="${INK}" flood-opacity=".22"/><feComposite in2="b" operator="in" result="d"/>` +
  '<feMerge><feMergeNode in="d"/><feMergeNode in="c"/></feMerge></filter>'

export const outline = (subject: PortraitSubject): string =>
  portrait(subject, { bare: true, still: true }).replace(
    /<title>(.*?)<\/title>(.*)<\/svg>$/s,
    `<title>Outline: $1</title>${FILTER}<g filter="url(#o)">$2</g></svg>`,
  )
