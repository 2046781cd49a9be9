/** Advice for a household that needs more than one call takes. */
import { useTestHouse } from '../../support/agents/keeper'

const the = useTestHouse()

it('feeds every starving creature before any other care, the nearest to death first', async () => {
  const names = ['Ash', 'Birch', 'Cedar', 'Dogwood']
  const ids: string[] = []
  for (const name of names) {
    ids.push(await the.keeper.raise({ name, species_slug: 'tabby' }))
    the.house.clock.advance(0.2)
  }
  the.house.clock.advance(24)
  const { body } = await the.keeper.status()
  const [first] = body.next_steps
  expect(first.description).toBe('The most urgent, in one call. Its answer says what else is needed.')
  const acts: { creature_id: string; action: string }[] = first.body.care
  expect(acts).toHaveLength(6)
  expect(acts.slice(0, 4)).toMatchObject(ids.map((creature_id) => ({ creature_id, action: 'feed' })))
  expect(body.recommended_checkin.creature_id).toBe(acts[0]?.creature_id)
  const visit = await the.keeper.visit(acts)
  expect(visit.status).toBe(200)
  const [next] = visit.body.next_steps
  expect(next.body.care.map(({ action }: { action: string }) => action)).not.toContain('feed')
})
