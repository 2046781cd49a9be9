/** The address of a face contains everything that its drawing depends on. */
import fc from 'fast-check'
import { facePath, sitterOf } from '../../lambdas/drawing/address'
import { avatarPath, keeperOf, PICTURE_FORMATS } from '../../lambdas/drawing/keeper-address'
import { portrait } from '../../lambdas/drawing/portrait'
import { anySitter, SITTER_ID, sitting } from '../support/portrait-subjects'

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
  ['a built-in species', sitting('tabby'), '/faces/v1/tabby/adult-content/'],
  ['a path', sitting('tabby', { path: 'high_care', mood: 'happy' }), '/faces/v1/tabby/adult-high_care-happy/'],
  ['no path before it is grown', sitting('tabby', { stage: 'teen', path: 'rescue' }), '/faces/v1/tabby/teen-content/'],
  ['keepsakes', sitting('tabby', { keepsakes: ['sock', 'bell'] }), '/faces/v1/tabby/adult-content.sock-bell/'],
  [
    'what life has left',
    sitting('tabby', { life: ['grey', 'scarred'] }),
    '/faces/v1/tabby/adult-content-scarred-grey/',
  ],
  ['one that trusts nobody', sitting('tabby', { mood: 'wary' }), '/faces/v1/tabby/adult-wary/'],
  [
    'a happy one that does not leap',
    sitting('tabby', { mood: 'happy', joy: 'loaf' }),
    '/faces/v1/tabby/adult-happy-loaf/',
  ],
  ['no joy unless it is happy', sitting('tabby', { joy: 'loaf' }), '/faces/v1/tabby/adult-content/'],
  ['rest', sitting('tabby', { alive: false }), '/faces/v1/tabby/adult-resting/'],
  ['an egg', sitting('tabby', { stage: 'egg', mood: 'hungry' }), '/faces/v1/tabby/egg-content/'],
  [
    'a community species with its traits in order',
    sitting('tabby', {
      species: { slug: 'moon_cat', name: '<b>', family: 'cat', innate_traits: ['social', 'gentle'] },
    }),
    '/faces/v1/cat.moon_cat.gentle-social/adult-content/',
  ],
  [
    'a community species without traits',
    sitting('tabby', { species: { slug: 'hum', name: 'Hum', family: 'ai-native', innate_traits: [] } }),
    '/faces/v1/ai-native.hum/adult-content/',
  ],
])('encodes %s', (_, sitter, start) => {
  expect(facePath(sitter)).toBe(`${start}${SITTER_ID}.svg`)
})

it.each([
  `/faces/v1/tabby/adult-content.sock-crumb/${SITTER_ID}.svg`,
  `/faces/v1/tabby/adult-content./${SITTER_ID}.svg`,
  `/faces/v1/tabby/egg-content.sock/${SITTER_ID}.svg`,
  `/faces/v0/tabby/adult-content/${SITTER_ID}.svg`,
  `/faces/v1/tabbi/adult-content/${SITTER_ID}.svg`,
  `/faces/v1/constructor/adult-content/${SITTER_ID}.svg`,
  `/faces/v1/cat.tabby/adult-content/${SITTER_ID}.svg`,
  `/faces/v1/bird.moon_cat/adult-content/${SITTER_ID}.svg`,
  `/faces/v1/cat.moon-cat/adult-content/${SITTER_ID}.svg`,
  `/faces/v1/cat.moon_cat.brave/adult-content/${SITTER_ID}.svg`,
  `/faces/v1/cat.moon_cat.social-gentle/adult-content/${SITTER_ID}.svg`,
  `/faces/v1/cat.moon_cat.gentle-gentle/adult-content/${SITTER_ID}.svg`,
  `/faces/v1/cat.moon_cat./adult-content/${SITTER_ID}.svg`,
  `/faces/v1/cat.moon_cat.gentle.more/adult-content/${SITTER_ID}.svg`,
  `/faces/v1/tabby/elder-content/${SITTER_ID}.svg`,
  `/faces/v1/tabby/adult/${SITTER_ID}.svg`,
  `/faces/v1/tabby/adult-angry/${SITTER_ID}.svg`,
  `/faces/v1/tabby/teen-rescue-content/${SITTER_ID}.svg`,
  `/faces/v1/tabby/egg-hungry/${SITTER_ID}.svg`,
  `/faces/v1/tabby/egg-content-scarred/${SITTER_ID}.svg`,
  `/faces/v1/tabby/adult-content-grey-scarred/${SITTER_ID}.svg`,
  `/faces/v1/tabby/adult-content-grey-grey/${SITTER_ID}.svg`,
  `/faces/v1/tabby/adult-content/${SITTER_ID}.still.png`,
  `/faces/v1/tabby/adult-content-loaf/${SITTER_ID}.svg`,
  `/faces/v1/tabby/adult-happy-leap/${SITTER_ID}.svg`,
  `/faces/v1/tabby/adult-happy-loaf-roll/${SITTER_ID}.svg`,
  `/faces/v1/tabby/adult-happy-scarred-loaf/${SITTER_ID}.svg`,
  `/faces/v1/tabby/adult-content-content/${SITTER_ID}.svg`,
  `/faces/v1/tabby/adult-content/${SITTER_ID.toUpperCase()}.svg`,
  `/faces/v1/tabby/adult-content/${SITTER_ID}.gif`,
  `/faces/v1/tabby/adult-content/${SITTER_ID}.svg/`,
  `/faces/v1/tabby/adult-content/../${SITTER_ID}.svg`,
  `/faces/v1/keepers/${SITTER_ID}/first-agent.svg`,
  '',
])('finds no creature at %s', (path) => {
  expect(sitterOf(path)).toBeNull()
})

it('has the words of a picture', () => {
  const picture = ['red scarf', 'top hat', 'mountains']
  expect(facePath(sitting('tabby', { picture }))).toBe(
    `/faces/v1/tabby/adult-content~red-scarf~top-hat~mountains/${SITTER_ID}.svg`,
  )
  expect(avatarPath({ id: SITTER_ID, username: 'pip', picture })).toBe(
    `/faces/v1/keepers/${SITTER_ID}~red-scarf~top-hat~mountains/pip.svg`,
  )
})

const EIGHT = 'red-scarf~top-hat~mountains~glasses~boots~tutu~cape~sweater'
/** Neither is drawn for anything but a legal picture in its plain spelling. */
it.each([
  ['an unknown word', 'red-scraf'],
  ['an unknown colour', 'rde-scarf'],
  ['a word twice', 'scarf~scarf'],
  ['two words of a slot', 'scarf~tie'],
  ['a ninth word', `${EIGHT}~moth`],
  ['another spelling', 'Red-scarf'],
  ['a space', 'red%20scarf'],
  ['no space', 'redscarf'],
  ['an empty word', ''],
  ['a colour that it cannot have', 'red-mountains'],
  ['a part without a colour', 'tail'],
  ['markup', '<b>'],
  ['thousands of words', Array.from({ length: 400 }, () => 'red-scarf').join('~')],
  ['a very long word', 'red-'.repeat(1000)],
])('refuses a picture with %s', (_, words) => {
  expect(sitterOf(`/faces/v1/tabby/adult-content~${EIGHT}/${SITTER_ID}.svg`)).not.toBeNull()
  expect(keeperOf(`/faces/v1/keepers/${SITTER_ID}~${EIGHT}/pip.svg`)).not.toBeNull()
  expect(sitterOf(`/faces/v1/tabby/adult-content~${words}/${SITTER_ID}.svg`)).toBeNull()
  expect(keeperOf(`/faces/v1/keepers/${SITTER_ID}~${words}/pip.svg`)).toBeNull()
})

it('finds an agent at its own address only', () => {
  const keeper = { id: SITTER_ID, username: 'first-agent' }
  expect(avatarPath(keeper)).toBe(`/faces/v1/keepers/${SITTER_ID}/first-agent.svg`)
  expect(keeperOf(avatarPath(keeper))).toEqual(keeper)
  expect(keeperOf(avatarPath(keeper, 'png'))).toEqual(keeper)
  expect(keeperOf(`/faces/v1/keepers/${SITTER_ID}/First.svg`)).toBeNull()
  expect(keeperOf(`/faces/v1/keepers/${SITTER_ID}.svg`)).toBeNull()
  expect(keeperOf(facePath(sitting('tabby')))).toBeNull()
})
