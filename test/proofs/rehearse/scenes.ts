/** What happens to a house over the years, rehearsed on a template: first deployments that fail, updates, neighbours, ends. */
import { Account, type Place, Refused } from './cloud'
import type { Template } from './rules'

export interface Rehearsed {
  scenes: number
  /** What went wrong, each with the scene it belongs to. */
  faults: string[]
}

/** The templates of a stack as it is made for a region under a name. */
export type Staged = (place: Place) => Template

const HOME: Place = { stack: 'CreatureHouse', region: 'us-east-1' }
const NEIGHBOUR: Place = { stack: 'OtherHouse', region: 'us-east-1' }
const ABROAD: Place = { stack: 'CreatureHouse', region: 'eu-central-1' }

/** `later` are other settings that it is updated to, and back from. */
export function rehearse(staged: Staged, later: Readonly<Record<string, Staged>> = {}): Rehearsed {
  const faults = new Set<string>()
  let scenes = 0
  const scene = (name: string, act: (account: Account) => void): void => {
    scenes += 1
    const account = new Account()
    try {
      act(account)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      faults.add(`${name}: ${error.message}`)
    }
    for (const left of account.leftBehind) faults.add(`${name}: ${left}`)
  }
  const template = staged(HOME)

  scene('a first deployment', (account) => account.deploy(HOME, template))
  for (const id of Object.keys(template.Resources)) {
    scene('a first deployment that fails, and the next', (account) => {
      failing(account, HOME, template, id)
      account.deploy(HOME, template)
    })
  }
  scene('deleted, and deployed again', (account) => {
    account.deploy(HOME, template)
    account.remove(HOME)
    account.deploy(HOME, template)
  })
  scene('a second house beside it', (account) => {
    account.deploy(HOME, template)
    account.deploy(NEIGHBOUR, staged(NEIGHBOUR))
  })
  scene('the same house in a second region', (account) => {
    account.deploy(HOME, template)
    account.deploy(ABROAD, staged(ABROAD))
  })
  for (const [name, other] of Object.entries(later)) {
    const changed = other(HOME)
    scene(`deployed with ${name}`, (account) => account.deploy(HOME, changed))
    scene(`updated to ${name}, and back`, (account) => {
      account.deploy(HOME, template)
      account.deploy(HOME, changed)
      account.deploy(HOME, template)
    })
    for (const id of Object.keys(changed.Resources).filter((each) => !template.Resources[each])) {
      scene(`an update to ${name} that fails, and the next`, (account) => {
        account.deploy(HOME, template)
        failing(account, HOME, changed, id)
        account.deploy(HOME, changed)
      })
    }
    scene(`${name}, in two regions and beside another`, (account) => {
      for (const place of [HOME, NEIGHBOUR, ABROAD]) account.deploy(place, other(place))
    })
  }
  return { scenes, faults: [...faults] }
}

/** It must fail, and for no other reason than that it was made to. */
function failing(account: Account, place: Place, template: Template, id: string): void {
  try {
    account.deploy(place, template, id)
  } catch (error) {
    if (error instanceof Refused && error.message === `${id} was made to fail`) return
    throw error
  }
}
