/** What happens to a house over the years, rehearsed on a template: first deployments that fail, updates, neighbours, ends. */
import { Account, type Place, Refused } from './cloud'
import type { Template } from './rules'

export interface Rehearsed {
  scenes: number
  /** What went wrong, each with the scene it belongs to. */
  faults: string[]
}

/** One stack of a deployment. */
export interface StagedStack {
  place: Place
  template: Template
  /** A house that a pipeline deploys: what happens where it fails is seen where it is deployed by hand. */
  inPipeline: boolean
}

/** What a deployment makes for a place, in the order in which it is made: what is in another region comes first. */
export type Staged = (place: Place) => readonly StagedStack[]

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
  const stacks = staged(HOME)

  scene('a first deployment', (account) => deploy(account, stacks))
  for (const failing of resourcesOf(stacks)) {
    scene('a first deployment that fails, and the next', (account) => {
      deploy(account, stacks, failing)
      deploy(account, stacks)
    })
  }
  scene('deleted, and deployed again', (account) => {
    deploy(account, stacks)
    for (const { place } of stacks.toReversed()) account.remove(place)
    deploy(account, stacks)
  })
  scene('a second house beside it', (account) => {
    deploy(account, stacks)
    deploy(account, staged(NEIGHBOUR))
  })
  scene('the same house in a second region', (account) => {
    deploy(account, stacks)
    deploy(account, staged(ABROAD))
  })
  for (const [name, other] of Object.entries(later)) {
    const changed = other(HOME)
    scene(`deployed with ${name}`, (account) => deploy(account, changed))
    scene(`updated to ${name}, and back`, (account) => {
      deploy(account, stacks)
      deploy(account, changed)
      deploy(account, stacks)
    })
    for (const failing of resourcesOf(changed).filter((each) => !resourcesOf(stacks).some(isSame(each)))) {
      scene(`an update to ${name} that fails, and the next`, (account) => {
        deploy(account, stacks)
        deploy(account, changed, failing)
        deploy(account, changed)
      })
    }
    scene(`${name}, in two regions and beside another`, (account) => {
      for (const place of [HOME, NEIGHBOUR, ABROAD]) deploy(account, other(place))
    })
    const abroad = other(ABROAD)
    // Only what is made beside the house as well: a house of its own goes and comes as at home.
    if (abroad.length > 1)
      scene(`${name} in another region, deleted and deployed again`, (account) => {
        deploy(account, abroad)
        for (const { place } of abroad.toReversed()) account.remove(place)
        deploy(account, abroad)
      })
  }
  return { scenes, faults: [...faults] }
}

/** A resource of one of the stacks. */
interface Part {
  stack: string
  id: string
}

const resourcesOf = (stacks: readonly StagedStack[]): Part[] =>
  stacks
    .filter(({ inPipeline }) => !inPipeline)
    .flatMap(({ place: { stack }, template }) => Object.keys(template.Resources).map((id) => ({ stack, id })))

const isSame =
  (one: Part) =>
  ({ stack, id }: Part): boolean =>
    stack === one.stack && id === one.id

/** One stack after the other. What is to fail must, and for no other reason; what comes after it is not begun. */
function deploy(account: Account, stacks: readonly StagedStack[], failing: Part | null = null): void {
  for (const { place, template } of stacks) {
    if (place.stack !== failing?.stack) {
      account.deploy(place, template)
      continue
    }
    try {
      account.deploy(place, template, failing.id)
    } catch (error) {
      if (error instanceof Refused && error.message === `${failing.id} was made to fail`) return
      throw error
    }
    throw new Error(`${failing.id} of ${failing.stack} did not fail`)
  }
}
