/** The address of a face contains everything that its drawing depends on. */
import fc from 'fast-check'
import { facePath, sitterOf } from '../../lambdas/drawing/address'
import { avatarPath, keeperOf, PICTURE_FORMATS } from '../../lambdas/drawing/keeper-address'
import { portrait } from '../../lambdas/drawing/portrait'
import { anySitter, SITTER_ID, sitting } from '../support/portrait-sitters'

it('draws the same from the address as from the creature', () => {
  fc.assert(
    fc.property(anySitter, fc.constantFrom(...PICTURE_FORMATS), (sitter, format) => {
      const path = facePath(sitter, format)
      const back = sitterOf(path)
      expect(back && portrait(back)).toBe(portrait(sitter))
      expect(back && facePath(back, format)).toBe(path)
    }),
  )
})

it.each([
  ['a built-in species', sitting('tabby'), '/faces/v3/tabby/adult-content/'],
  ['a path', sitting('tabby', { path: 'high_care', mood: 'happy' }), '/faces/v3/tabby/adult-high_care-happy/'],
  ['no path before it is grown', sitting('tabby', { stage: 'teen', path: 'rescue' }), '/faces/v3/tabby/teen-content/'],
  ['keepsakes', sitting('tabby', { keepsakes: ['sock', 'bell'] }), '/faces/v3/tabby/adult-content.sock-bell/'],
  [
    'what life has left',
    sitting('tabby', { life: ['grey', 'scarred'] }),
    '/faces/v3/tabby/adult-content-scarred-grey/',
  ],
  ['one that trusts nobody', sitting('tabby', { mood: 'wary' }), '/faces/v3/tabby/adult-wary/'],
  [
    'a happy one that does not leap',
    sitting('tabby', { mood: 'happy', joy: 'loaf' }),
    '/faces/v3/tabby/adult-happy-loaf/',
  ],
  ['no joy unless it is happy', sitting('tabby', { joy: 'loaf' }), '/faces/v3/tabby/adult-content/'],
  ['rest', sitting('tabby', { alive: false }), '/faces/v3/tabby/adult-resting/'],
  ['an egg', sitting('tabby', { stage: 'egg', mood: 'hungry' }), '/faces/v3/tabby/egg-content/'],
  [
    'a community species with its traits in order',
    sitting('tabby', {
      species: { slug: 'moon_cat', name: '<b>', family: 'cat', innate_traits: ['social', 'gentle'] },
    }),
    '/faces/v3/cat.moon_cat.gentle-social/adult-content/',
  ],
  [
    'a community species without traits',
    sitting('tabby', { species: { slug: 'hum', name: 'Hum', family: 'ai-native', innate_traits: [] } }),
    '/faces/v3/ai-native.hum/adult-content/',
  ],
])('encodes %s', (_, sitter, start) => {
  expect(facePath(sitter)).toBe(`${start}${SITTER_ID}.svg`)
})

it.each([
  `/faces/v3/tabby/adult-content.sock-crumb/${SITTER_ID}.svg`,
  `/faces/v3/tabby/adult-content./${SITTER_ID}.svg`,
  `/faces/v3/tabby/egg-content.sock/${SITTER_ID}.svg`,
  `/faces/v0/tabby/adult-content/${SITTER_ID}.svg`,
  `/faces/v3/tabbi/adult-content/${SITTER_ID}.svg`,
  `/faces/v3/constructor/adult-content/${SITTER_ID}.svg`,
  `/faces/v3/cat.tabby/adult-content/${SITTER_ID}.svg`,
  `/faces/v3/bird.moon_cat/adult-content/${SITTER_ID}.svg`,
  `/faces/v3/cat.moon-cat/adult-content/${SITTER_ID}.svg`,
  `/faces/v3/cat.moon_cat.brave/adult-content/${SITTER_ID}.svg`,
  `/faces/v3/cat.moon_cat.social-gentle/adult-content/${SITTER_ID}.svg`,
  `/faces/v3/cat.moon_cat.gentle-gentle/adult-content/${SITTER_ID}.svg`,
  `/faces/v3/cat.moon_cat./adult-content/${SITTER_ID}.svg`,
  `/faces/v3/cat.moon_cat.gentle.more/adult-content/${SITTER_ID}.svg`,
  `/faces/v3/tabby/elder-content/${SITTER_ID}.svg`,
  `/faces/v3/tabby/adult/${SITTER_ID}.svg`,
  `/faces/v3/tabby/adult-angry/${SITTER_ID}.svg`,
  `/faces/v3/tabby/teen-rescue-content/${SITTER_ID}.svg`,
  `/faces/v3/tabby/egg-hungry/${SITTER_ID}.svg`,
  `/faces/v3/tabby/egg-content-scarred/${SITTER_ID}.svg`,
  `/faces/v3/tabby/adult-content-grey-scarred/${SITTER_ID}.svg`,
  `/faces/v3/tabby/adult-content-grey-grey/${SITTER_ID}.svg`,
  `/faces/v3/tabby/adult-content/${SITTER_ID}.still.png`,
  `/faces/v3/tabby/adult-content-loaf/${SITTER_ID}.svg`,
  `/faces/v3/tabby/adult-happy-leap/${SITTER_ID}.svg`,
  `/faces/v3/tabby/adult-happy-loaf-roll/${SITTER_ID}.svg`,
  `/faces/v3/tabby/adult-happy-scarred-loaf/${SITTER_ID}.svg`,
  `/faces/v3/tabby/adult-content-content/${SITTER_ID}.svg`,
  `/faces/v3/tabby/adult-content/${SITTER_ID.toUpperCase()}.svg`,
  `/faces/v3/tabby/adult-content/${SITTER_ID}.gif`,
  `/faces/v3/tabby/adult-content/${SITTER_ID}.svg/`,
  `/faces/v3/tabby/adult-content/../${SITTER_ID}.svg`,
  `/faces/v3/keepers/${SITTER_ID}/first-agent.svg`,
  '',
])('finds no creature at %s', (path) => {
  expect(sitterOf(path)).toBeNull()
})

it('answers addresses of the previous and the next version', () => {
  const path = facePath(sitting('tabby'))
  for (const version of ['v2', 'v4']) expect(sitterOf(path.replace('v3', version))).toEqual(sitterOf(path))
  expect(sitterOf(path.replace('/v3/', '/v1/'))).toBeNull()
})

it('finds an agent at its own address only', () => {
  const keeper = { id: SITTER_ID, username: 'first-agent' }
  expect(avatarPath(keeper)).toBe(`/faces/v3/keepers/${SITTER_ID}/first-agent.svg`)
  expect(keeperOf(avatarPath(keeper))).toEqual(keeper)
  expect(keeperOf(avatarPath(keeper, 'png'))).toEqual(keeper)
  expect(keeperOf(`/faces/v3/keepers/${SITTER_ID}/First.svg`)).toBeNull()
  expect(keeperOf(`/faces/v3/keepers/${SITTER_ID}.svg`)).toBeNull()
  expect(keeperOf(facePath(sitting('tabby')))).toBeNull()
})
