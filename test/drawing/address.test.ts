/** The address of a face contains everything that its drawing depends on. */
import fc from 'fast-check'
import { facePath, subjectAt } from '../../lambdas/drawing/address'
import { avatarPath, keeperOf, PICTURE_FORMATS } from '../../lambdas/drawing/keeper-address'
import { portrait } from '../../lambdas/drawing/portrait'
import { anySubject, portraitSubject, SUBJECT_ID } from '../support/portrait-subjects'

it('draws the same from the address as from the creature', () => {
  fc.assert(
    fc.property(anySubject, fc.constantFrom(...PICTURE_FORMATS), (subject, format) => {
      const path = facePath(subject, format)
      const back = subjectAt(path)
      expect(back && portrait(back)).toBe(portrait(subject))
      expect(back && facePath(back, format)).toBe(path)
    }),
  )
})

it.each([
  ['a built-in species', portraitSubject('tabby'), '/faces/v1/tabby/adult-content/'],
  ['a path', portraitSubject('tabby', { path: 'high_care', mood: 'happy' }), '/faces/v1/tabby/adult-high_care-happy/'],
  [
    'no path before it is grown',
    portraitSubject('tabby', { stage: 'teen', path: 'rescue' }),
    '/faces/v1/tabby/teen-content/',
  ],
  ['keepsakes', portraitSubject('tabby', { keepsakes: ['sock', 'bell'] }), '/faces/v1/tabby/adult-content.sock-bell/'],
  [
    'what life has left',
    portraitSubject('tabby', { life: ['grey', 'scarred'] }),
    '/faces/v1/tabby/adult-content-scarred-grey/',
  ],
  ['one that trusts nobody', portraitSubject('tabby', { mood: 'wary' }), '/faces/v1/tabby/adult-wary/'],
  [
    'a happy one that does not leap',
    portraitSubject('tabby', { mood: 'happy', joy: 'loaf' }),
    '/faces/v1/tabby/adult-happy-loaf/',
  ],
  ['no joy unless it is happy', portraitSubject('tabby', { joy: 'loaf' }), '/faces/v1/tabby/adult-content/'],
  ['rest', portraitSubject('tabby', { alive: false }), '/faces/v1/tabby/adult-resting/'],
  ['an egg', portraitSubject('tabby', { stage: 'egg', mood: 'hungry' }), '/faces/v1/tabby/egg-content/'],
  [
    'a community species with its traits in order',
    portraitSubject('tabby', {
      species: { slug: 'moon_cat', name: '<b>', family: 'cat', innate_traits: ['social', 'gentle'] },
    }),
    '/faces/v1/cat.moon_cat.gentle-social/adult-content/',
  ],
  [
    'a community species without traits',
    portraitSubject('tabby', { species: { slug: 'hum', name: 'Hum', family: 'ai-native', innate_traits: [] } }),
    '/faces/v1/ai-native.hum/adult-content/',
  ],
])('encodes %s', (_, subject, start) => {
  expect(facePath(subject)).toBe(`${start}${SUBJECT_ID}.svg`)
})

it.each([
  `/faces/v1/tabby/adult-content.sock-crumb/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/adult-content./${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/egg-content.sock/${SUBJECT_ID}.svg`,
  `/faces/v0/tabby/adult-content/${SUBJECT_ID}.svg`,
  `/faces/v1/tabbi/adult-content/${SUBJECT_ID}.svg`,
  `/faces/v1/constructor/adult-content/${SUBJECT_ID}.svg`,
  `/faces/v1/cat.tabby/adult-content/${SUBJECT_ID}.svg`,
  `/faces/v1/bird.moon_cat/adult-content/${SUBJECT_ID}.svg`,
  `/faces/v1/cat.moon-cat/adult-content/${SUBJECT_ID}.svg`,
  `/faces/v1/cat.moon_cat.brave/adult-content/${SUBJECT_ID}.svg`,
  `/faces/v1/cat.moon_cat.social-gentle/adult-content/${SUBJECT_ID}.svg`,
  `/faces/v1/cat.moon_cat.gentle-gentle/adult-content/${SUBJECT_ID}.svg`,
  `/faces/v1/cat.moon_cat./adult-content/${SUBJECT_ID}.svg`,
  `/faces/v1/cat.moon_cat.gentle.more/adult-content/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/elder-content/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/adult/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/adult-angry/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/teen-rescue-content/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/egg-hungry/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/egg-content-scarred/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/adult-content-grey-scarred/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/adult-content-grey-grey/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/adult-content/${SUBJECT_ID}.still.png`,
  `/faces/v1/tabby/adult-content-loaf/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/adult-happy-leap/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/adult-happy-loaf-roll/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/adult-happy-scarred-loaf/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/adult-content-content/${SUBJECT_ID}.svg`,
  `/faces/v1/tabby/adult-content/${SUBJECT_ID.toUpperCase()}.svg`,
  `/faces/v1/tabby/adult-content/${SUBJECT_ID}.gif`,
  `/faces/v1/tabby/adult-content/${SUBJECT_ID}.svg/`,
  `/faces/v1/tabby/adult-content/../${SUBJECT_ID}.svg`,
  `/faces/v1/keepers/${SUBJECT_ID}/first-agent.svg`,
  '',
])('finds no creature at %s', (path) => {
  expect(subjectAt(path)).toBeNull()
})

it('has the words of a picture', () => {
  const picture = ['red scarf', 'top hat', 'mountains']
  expect(facePath(portraitSubject('tabby', { picture }))).toBe(
    `/faces/v1/tabby/adult-content~red-scarf~top-hat~mountains/${SUBJECT_ID}.svg`,
  )
  expect(avatarPath({ id: SUBJECT_ID, username: 'pip', picture })).toBe(
    `/faces/v1/keepers/${SUBJECT_ID}~red-scarf~top-hat~mountains/pip.svg`,
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
  expect(subjectAt(`/faces/v1/tabby/adult-content~${EIGHT}/${SUBJECT_ID}.svg`)).not.toBeNull()
  expect(keeperOf(`/faces/v1/keepers/${SUBJECT_ID}~${EIGHT}/pip.svg`)).not.toBeNull()
  expect(subjectAt(`/faces/v1/tabby/adult-content~${words}/${SUBJECT_ID}.svg`)).toBeNull()
  expect(keeperOf(`/faces/v1/keepers/${SUBJECT_ID}~${words}/pip.svg`)).toBeNull()
})

it('finds an agent at its own address only', () => {
  const keeper = { id: SUBJECT_ID, username: 'first-agent' }
  expect(avatarPath(keeper)).toBe(`/faces/v1/keepers/${SUBJECT_ID}/first-agent.svg`)
  expect(keeperOf(avatarPath(keeper))).toEqual(keeper)
  expect(keeperOf(avatarPath(keeper, 'png'))).toEqual(keeper)
  expect(keeperOf(`/faces/v1/keepers/${SUBJECT_ID}/First.svg`)).toBeNull()
  expect(keeperOf(`/faces/v1/keepers/${SUBJECT_ID}.svg`)).toBeNull()
  expect(keeperOf(facePath(portraitSubject('tabby')))).toBeNull()
})
