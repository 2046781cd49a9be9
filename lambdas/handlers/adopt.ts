/** An agent adopts an egg. */
import { step } from '../api/next-steps'
import { type Agent, MAX_LIVING } from '../domain/agent'
import { at } from '../domain/clock'
import { adopt as layEgg } from '../domain/life'
import { builtIn, CATALOGUE, speciesOf, voiced } from '../domain/species/catalogue'
import type { BuiltInSpecies, BuiltInTier } from '../domain/species/species'
import { highestTier, pickSpecies, unlockedTiers } from '../domain/tiers'
import type { Instant } from '../domain/time'
import { adoptionMessage } from '../domain/voice/adoption'
import { adoptionMilestoneMessage } from '../domain/voice/milestones'
import { temperamentOf } from '../domain/voice/temperament'
import { changeAgent } from '../store/agents'
import { commit } from '../store/commit'
import { adopted } from '../store/creatures'
import { type Call, type Handler, refuse } from './call'
import { soulPrompt, statsView, traitsOf } from './creature-view'
import { lookAgain } from './suggest'
import { visit } from './visit'

export const adopt: Handler<'adopt'> = (call) =>
  visit(call, async ({ agent: row, residents }) => {
    if (residents.length >= MAX_LIVING) return refuse('house_full')
    const agent = row.data
    const species = chooseSpecies(call, agent)
    if (!species) {
      const fault = { path: 'body.species_slug', message: 'is not a species of the house' }
      return refuse('unknown_species', { more: { details: `${fault.path}: ${fault.message}`, issues: [fault] } })
    }

    const { body, ctx, now } = call
    const id = ctx.newId()
    const creature = layEgg(
      {
        id,
        agent_id: agent.id,
        name: body.name.trim(),
        species: speciesOf(species),
        timezone: agent.timezone,
        temperament: temperamentOf(id),
        picture: { prompt: body.image_prompt || null, url: body.image_prompt ? null : (body.image_url ?? null) },
      },
      now,
    )
    const unlocked = newlyUnlocked(agent, now)
    const keeper = {
      ...agent,
      tallies: { ...agent.tallies, adopted: agent.tallies.adopted + 1 },
      announced_tiers: [...agent.announced_tiers, ...unlocked],
    }
    const outcome = await commit(ctx.db, [adopted(creature), changeAgent(row, keeper)])
    if (outcome.kind !== 'done') return 'again'

    const milestones = [
      ...(agent.tallies.adopted === 0 ? ['first_adoption' as const] : []),
      ...unlocked.map((tier) => `tier_unlocked:${tier}` as const),
    ].map((type) => ({ type, message: adoptionMilestoneMessage(type, { name: creature.name, seed: id }) }))
    return {
      status: 201,
      body: {
        creature: {
          id,
          name: creature.name,
          species: species.name,
          species_key: species.slug,
          tier: species.tier,
          family: species.family,
          stage: creature.stage,
          age_hours: 0,
          ...statsView(creature),
          personality: traitsOf(creature).join(', '),
          feeding_window_hours: species.feeding_window_hours,
          egg_hatches_in_minutes: 0,
        },
        soul_prompt: soulPrompt(at(creature, now)),
        ...(milestones.length > 0 && { milestones }),
        message: adoptionMessage({ name: creature.name, species: voiced(creature.species), seed: id }),
        next_steps: [
          lookAgain(creature, `Look at ${creature.name} now: the egg hatches when you do.`),
          step('house_index'),
        ],
      },
    }
  })

/** A slug names any species; otherwise chance decides within the highest tier this agent has unlocked. */
function chooseSpecies({ body, ctx, now }: Call<'adopt'>, agent: Agent): BuiltInSpecies | null {
  if (body.species_slug) return builtIn(body.species_slug)
  const tier = highestTier({ ...agent.tallies, registered_at: agent.registered_at }, now)
  return pickSpecies(CATALOGUE, tier, body.family, ctx.random()) ?? null
}

function newlyUnlocked(agent: Agent, now: Instant): Exclude<BuiltInTier, 'common'>[] {
  const tiers = unlockedTiers({ ...agent.tallies, registered_at: agent.registered_at }, now)
  return tiers.filter((tier) => tier !== 'common').filter((tier) => !agent.announced_tiers.includes(tier))
}
