/**
 * Portraits in a real browser: they move according to mood, return to their start, stay within their window, and do not
 * move with reduced motion. SCREENSHOTS sets a folder for screenshots.
 */
import assert from 'node:assert/strict'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { FAMILY_JOYS } from '../../lambdas/domain/creature/joy'
import { EXPRESSIONS } from '../../lambdas/domain/creature/mood'
import { MOVES } from '../../lambdas/drawing/parts/motion'
import { placed } from '../../lambdas/drawing/pen'
import { type PortraitSubject, portrait } from '../../lambdas/drawing/portrait'
import { portraitSubject } from '../support/portrait-subjects'
import { launch, run } from './chromium'

const pictures = process.env.SCREENSHOTS
const SIZE = 200
/**
 * Milliseconds of animation time. The eyes blink at the end of each 5.3 seconds, an ear flicks at the end of each 7.1.
 */
const MOMENTS = [0, 400, 1200, 2000, 2600, 5141, 6674]

const moth: PortraitSubject['species'] = {
  slug: 'moon_moth',
  name: 'Moon Moth',
  family: 'exotic',
  innate_traits: [],
}
const WHO: Readonly<Record<string, PortraitSubject>> = {
  tabby: portraitSubject('tabby'),
  owl: portraitSubject('owl'),
  axolotl: portraitSubject('axolotl', { picture: ['scarf'] }),
  snail: portraitSubject('snail'),
  robot: portraitSubject('robot'),
  moth: portraitSubject('tabby', { species: moth, picture: ['moth'] }),
}

/** Every mood, every joy of the family, and death. */
const statesOf = ({ species: { family } }: PortraitSubject): [string, Partial<PortraitSubject>][] => [
  ...EXPRESSIONS.map((mood): [string, Partial<PortraitSubject>] => [mood, { mood }]),
  ...FAMILY_JOYS[family].map((joy): [string, Partial<PortraitSubject>] => [joy, { mood: 'happy', joy }]),
  ['resting', { alive: false }],
]

run(async () => {
  if (pictures) mkdirSync(pictures, { recursive: true })
  const browser = await launch()
  let watched = 0
  try {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      const context = await browser.newContext({ reducedMotion, viewport: { width: SIZE, height: SIZE } })
      const page = await context.newPage()
      for (const [name, subject] of Object.entries(WHO)) {
        for (const [what, state] of statesOf(subject)) {
          await page.setContent(`<body style="margin:0">${placed(portrait({ ...subject, ...state }), 0, 0, SIZE)}`)
          if (reducedMotion === 'reduce') await holdsStill(page, `${name}, ${what}`)
          else await moves(page, `${name}, ${what}`, what)
          watched += 1
        }
      }
      await context.close()
    }
  } finally {
    await browser.close()
  }
  console.log(`${watched} portraits checked: they move, except with reduced motion.`)
})

/** Pauses all animations at one time, so that no test depends on the clock. */
const heldAt = (page: Page, milliseconds: number): Promise<number> =>
  page.evaluate(`(() => {
    const all = document.getAnimations()
    for (const one of all) { one.pause(); one.currentTime = ${milliseconds} }
    return all.length
  })()`)

async function moves(page: Page, who: string, mood: string): Promise<void> {
  const moments: Buffer[] = []
  for (const at of MOMENTS) {
    assert.ok((await heldAt(page, at)) > 0, `${who}: something moves`)
    const path = pictures && join(pictures, `${who.replace(', ', '-')}-${String(at).padStart(4, '0')}.png`)
    moments.push(await page.screenshot(path ? { path } : {}))
  }
  const different = new Set(moments.map((picture) => picture.toString('base64'))).size
  assert.ok(different >= (mood === 'resting' ? 2 : 4), `${who}: only ${different} of ${MOMENTS.length} moments differ`)
  await isNatural(page, who, mood)
}

/** No part moves too far; the body breathes or bounces, unless the creature is dead. */
async function isNatural(page: Page, who: string, mood: string): Promise<void> {
  const [swells, strays, running] = (await page.evaluate(`(() => {
    const all = document.getAnimations()
    const body = document.querySelector('.${MOVES.breath}')
    const boxes = []
    for (let at = 0; at < 8000; at += 250) {
      for (const one of all) one.currentTime = at
      const { top, bottom, left, right } = body.getBoundingClientRect()
      boxes.push([top, bottom, left, right])
    }
    const heights = boxes.map(([top, bottom]) => bottom - top)
    const strays = boxes.map((box) => Math.max(...box.map((edge, at) => Math.abs(edge - boxes[0][at]))))
    return [Math.max(...heights) / Math.min(...heights), Math.max(...strays), body.getAnimations().length]
  })()`)) as [number, number, number]
  assert.equal(running, mood === 'resting' ? 0 : 1, `${who}: breathes as long as it lives`)
  assert.ok(swells < 1.12, `${who}: swells by ${swells}`)
  assert.ok(strays < SIZE / 8, `${who}: an edge of it strays by ${strays} of ${SIZE} steps`)
}

async function holdsStill(page: Page, who: string): Promise<void> {
  assert.equal(await page.evaluate('document.getAnimations().length'), 0, `${who} holds still`)
}
