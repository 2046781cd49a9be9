/** A creature's keepsakes as a list. */
import type { Keepsake } from '../../species/book'
import { type Html, html } from './html'

export const keepsakeList = (kept: readonly Keepsake[]): Html | false =>
  kept.length > 0 &&
  html`<section aria-labelledby="kept"><h2 id="kept">What it keeps</h2><ul>${kept.map(({ name, text }) => html`<li><strong>${name}</strong> ${text}</li>`)}</ul></section>`
