/** Response sizes in tokens (four characters each) of the calls made at every visit. */

import { useTestHouse } from '../../support/agents/keeper'
import type { Received } from '../../support/http'

const the = useTestHouse({ projecting: false })
const tokens = ({ text }: Received): number => Math.round(text.length / 4)
const later = (hours: number) => the.house.clock.advance(hours)

it.each(['tabby', 'beagle', 'axolotl', 'robot'])(
  'status, care and mourning of a %s have short responses',
  async (slug) => {
    const id = await the.keeper.raise({ species_slug: slug, name: 'Polly' })
    const window = (await the.keeper.status(id)).body.creature.feeding_window_hours
    later(0.6 * window)
    expect(tokens(await the.keeper.care('feed'))).toBeLessThanOrEqual(480)
    later(0.1 * window)
    expect(tokens(await the.keeper.status())).toBeLessThanOrEqual(640)
    later(72)
    await the.keeper.status()
    expect(tokens(await the.keeper.status(id))).toBeLessThanOrEqual(620)
  },
)
