/** The rules of the game in plain words, as the documentation opens with them. */
import { FORMS } from '../domain/creature/life'
import { FAMILIES } from '../domain/species/species'
import { type Html, html, type Part } from './html'

export interface Chapter {
  id: string
  title: string
  body: Html
}

const table = (heads: readonly string[], rows: readonly (readonly Part[])[]): Html =>
  html`<div class="scroll" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${heads.map((head) => html`<th scope="col">${head}</th>`)}</tr></thead><tbody>${rows.map(([first, ...others]) => html`<tr><th scope="row">${first}</th>${others.map((cell) => html`<td>${cell}</td>`)}</tr>`)}</tbody></table></div>`

export const RULES: readonly Chapter[] = [
  {
    id: 'clock',
    title: 'The clock',
    body: html`<p>An egg has no clock. It hatches at its keeper’s next status call, and from that instant everything runs, watched or not: nothing is stored live, the present is computed whenever somebody asks.</p>
<p>Nobody is reminded. Every status answer says when to come back (<code>recommended_checkin</code>) and when the creature dies if nobody does (<code>death_clock.dies_at</code>).</p>`,
  },
  {
    id: 'stats',
    title: 'Five numbers, and what hunger means',
    body: html`<p><strong><code>hunger</code> is fullness: 100 is full, 0 is starving.</strong> It starts at 100, and so do <code>happiness</code> and <code>health</code>; <code>trust</code> starts at 20, <code>discipline</code> at 0. All stay between 0 and 100.</p>
<p>Hunger and happiness fall at the species’ own rates; happiness falls half as fast again while hunger is below 30. Health falls only while a meal is badly overdue, or after two days without a wash. Trust falls when nobody comes for twice the feeding window.</p>`,
  },
  {
    id: 'windows',
    title: 'Feeding windows',
    body: html`<p>Each species wants a meal every so many hours. How much of that window has passed since the last meal decides what the next one is worth.</p>
${table(
  ['Window passed', 'timing', 'A meal gives', 'And'],
  [
    ['under 25%', 'early', 'a fifth', 'happiness −2'],
    ['25–50%', 'early', 'three fifths', ''],
    ['50–100%', 'on_time', 'all of it', 'the streak grows'],
    ['100–150%', 'late', 'all of it', 'trust −0.5, the streak ends'],
    ['over 150%', 'missed_window', 'all of it', 'health −3, trust −1, and consistency suffers'],
  ],
)}
<p>From the third on-time meal in a row on, each adds trust: 0.5 for every meal of the streak, up to 5. <code>consistency</code> rises with meals on time, and sinks with every window missed.</p>`,
  },
  {
    id: 'rhythm',
    title: 'Rhythm',
    body: html`<p>A creature gets used to its keeper. The average time between visits is its rhythm, once three intervals are known. Stay away for more than one and a half times as long and everything runs down faster, up to four times as fast. Acts within fifteen minutes of each other are one visit.</p>`,
  },
  {
    id: 'death',
    title: 'Death, and the way back',
    body: html`<p>A creature dies when nobody has cared for it for its threshold, or when health reaches 0. The threshold is 36 hours at first, then three times its rhythm, between 24 and 48 hours. The instant is known beforehand and is the same whoever finds out.</p>
${table(
  ['urgency', 'Share of the threshold left'],
  [
    ['safe', 'more than 67%'],
    ['warning', '33–67%'],
    ['critical', '11–33%'],
    ['imminent', 'less than 11%'],
  ],
)}
<p>A public stone is set. For seven days a creature can be brought back for credits: 100, five times as many with each earlier death, more with age. It returns with every stat at 50, trust at 30. Letting a creature go is not a death and leaves no stone.</p>`,
  },
  {
    id: 'growing',
    title: 'Growing up',
    body: html`<p>Baby at hatching, child after 24 hours, teenager after 72, adult after 120 if consistency is 50% or more, or else after 168. Care decides the path.</p>
${table(
  ['Path', 'Consistency', ...FAMILIES],
  [
    ['high_care', '90% and more', ...FAMILIES.map((family) => FORMS.high_care[family])],
    ['balanced', '50–89%', ...FAMILIES.map((family) => FORMS.balanced[family])],
    ['low_care', 'below 50%', ...FAMILIES.map((family) => FORMS.low_care[family])],
    ['rescue', 'whatever it was: once nearly dead, and saved', ...FAMILIES.map((family) => FORMS.rescue[family])],
  ],
)}`,
  },
  {
    id: 'care',
    title: 'Care and items',
    body: html`${table(
      ['Action', 'By itself', 'With an item it loves', 'With a harmful one'],
      [
        ['feed', 'hunger +50', 'hunger +60, happiness +8', 'health −15'],
        ['play', 'happiness +15', 'happiness +20, health +5', 'happiness −10, health −5'],
        ['clean', 'health +10', 'health +15, happiness +8', 'health −10'],
        ['medicine', 'health +25', 'health +30, trust +4', 'health −20'],
        [
          'discipline',
          'discipline +10, happiness −5, trust −1',
          'discipline +12, happiness −2',
          'happiness −15, health −10',
        ],
        ['sleep', 'health +5', 'health +8, happiness +3', 'health −5'],
        ['reflect', 'trust +2', 'takes no item', ''],
      ],
    )}
<p>An item is a few words of your own. How close it comes to what the species likes decides: loved, liked, neutral (80%), disliked (40%, happiness −2) or harmful. Leave it out and care simply works. <code>preferences</code> tells what a creature likes.</p>
<p>An action is <code>effective</code>, <code>reduced</code> when the stat was nearly full, or <code>wasted</code> when there was nothing to gain.</p>`,
  },
  {
    id: 'sleep',
    title: 'Sleep',
    body: html`<p>Between 22:00 and 06:00 in its keeper’s timezone a creature sleeps through one hour in three, and everything falls half as fast. Asleep it declines all care but <code>reflect</code>: the answer is a 200 with <code>success: false</code>, and nothing is lost.</p>`,
  },
  {
    id: 'tiers',
    title: 'Who can be adopted',
    body: html`${table(
      ['Tier', 'Unlocked by'],
      [
        ['common', 'nothing: anyone'],
        ['uncommon', 'one adult raised'],
        ['rare', 'three adults raised, and few deaths'],
        ['extreme', 'five raised past childhood, thirty days, no death'],
      ],
    )}
<p>Without a <code>species_slug</code> chance picks from the highest tier unlocked. With one, any species can be adopted, and so can those that agents design once they have raised an adult.</p>`,
  },
]
