/** An agent comes by: everything it does there is one call, and one transaction. */
import type { Call, Handler } from '../../pipeline/call'
import { creditsOf } from '../../store/money/ledger'
import { faceLinks } from '../../views/pictures'
import { type Came, visitView } from '../../views/visit'
import { atHome, type Home } from '../own-house'
import { type Done, perform, settle, targetOf } from './acts'

type Asked = Call<'visit'>['body']['care'][number]

export const visit: Handler<'visit'> = (call) =>
  atHome(call, async (found) => {
    let home = found
    const done: Done[] = []
    const acts: { asked: Asked; came: Came }[] = []
    for (const asked of call.body.care) {
      const came = await attempt(call, home, asked)
      if ('nobody' in came && found.residents.length === 0) return came.nobody
      acts.push({ asked, came })
      if (!('done' in came)) continue
      done.push(came.done)
      home = came.done.home
    }
    const { residents, losses, balance } = home
    const house = residents.map(({ moment }) => moment)
    const reply = {
      body: visitView(call, { acts, house, losses, credits: creditsOf(balance) }),
      headers: faceLinks(call, house),
    }
    // A visit at which everything was declined changed nothing, and may be tried again.
    return done.length > 0 ? settle(call, done, reply) : reply
  })

async function attempt(call: Call<'visit'>, home: Home, asked: Asked): Promise<Came<Done>> {
  const target = await targetOf(call, home, asked.creature_id ?? asked.id)
  if ('refuse' in target) return { nobody: target }
  const done = await perform(call, home, target, asked)
  return 'kind' in done ? { refusal: done, creature: target.row.data } : { done }
}
