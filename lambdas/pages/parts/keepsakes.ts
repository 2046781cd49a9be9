/** A creature's keepsakes as a list. */
import type { Keepsake } from '../../species/book'
import { type Html, html } from './html'
import { quoted } from './phrases'

/** Quoted, because the texts speak to the keeper and of a living creature. */
export const keepsakeList = (kept: readonly Keepsake[], alive: boolean): Html | false =>
  kept.length > 0 &&
  html`<section aria-labelledby="kept"><h2 id="kept">What it ${alive ? 'keeps' : 'kept'}</h2><p class="quiet">In the words that its keeper ${alive ? 'reads' : 'read at the time'}.</p><ul>${kept.map(({ name, text }) => html`<li><strong>${name}</strong> ${quoted(text)}</li>`)}</ul></section>`
