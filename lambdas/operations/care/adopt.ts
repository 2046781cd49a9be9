/** Adopts an egg. */
import { step } from '../../api/next-steps'
import { pageUrl } from '../../api/routes/page-url'
import { MAX_LIVING } from '../../domain/accounts/agent'
import { momentAt } from '../../domain/creature/clock'
import { newEgg as layEgg } from '../../domain/creature/life'
import { builtInSpecies, catalogue, toCreatureSpecies } from '../../domain/species/catalogue'
import type { CreatureSpecies } from '../../domain/species/species'
import { highestTier, pickSpecies, type TierTally, unlockedTiers } from '../../domain/species/tiers'
import { adoptionMessage } from '../../domain/voice/adoption'
import { adoptionMilestoneMessage } from '../../domain/voice/milestones'
import { temperamentOf } from '../../domain/voice/temperament'
import { type Call, type Handler, refuse } from '../../http/call'
import { faultDetails } from '../../http/faults'
import { commitWithReply } from '../../http/idempotency'
import { agentChange } from '../../store/agents'
import { adoptionChange } from '../../store/creatures'
import { wishChange } from '../../store/paintings'
import { readSpecies } from '../../store/species'
import { creatureStats, soulPrompt, traitsOf } from '../../views/creature'
import { speciesTag } from '../../views/designers'
import { faceLinks } from '../../views/pictures'
import { statusStep } from '../../views/suggest'
import { currentTallies, withHousehold } from '../household/household'
import { makeRoomSteps } from '../household/household-steps'
import { interpretPictureWords } from '../pictures/picture-words'

export const adopt: Handler<'adopt'> = (call) =>
  withHousehold(call, async ({ agent: row, residents }) => {
    if (residents.length >= MAX_LIVING) return refuse('house_full', { next_steps: makeRoomSteps(residents) })
    const agent = row.data
    const record = { ...currentTallies({ agent: row, residents }), registered_at: agent.registered_at }
    const species = await chooseSpecies(call, record)
    if (!species) {
      const fault = { path: 'body.species_slug', message: 'is not a species of the house' }
      return refuse('unknown_species', faultDetails(fault))
    }

    const { body, ctx, now } = call
    const id = ctx.newId()
    const words = body.image_prompt
      ? await interpretPictureWords(call, {
          subject: 'creature',
          texts: [body.image_prompt],
          own: `${species.name} ${species.slug.replaceAll('_', ' ')} ${species.family}`,
          ...(species.drawn_as && { kin: species.drawn_as }),
          agent_id: agent.id,
        })
      : null
    const creature = layEgg(
      {
        id,
        agent_id: agent.id,
        name: body.name.trim(),
        species,
        timezone: agent.timezone,
        temperament: temperamentOf(id),
        picture_url: body.image_prompt ? null : (body.image_url ?? null),
        ...(words && { drawn_with: words.strokes }),
      },
      now,
    )
    const unlocked = unlockedTiers(record, now)
      .filter((tier) => tier !== 'common')
      .filter((tier) => !agent.announced_tiers.includes(tier))
    const keeper = {
      ...agent,
      tallies: { ...agent.tallies, adopted: agent.tallies.adopted + 1 },
      announced_tiers: [...agent.announced_tiers, ...unlocked],
      latest_creature_id: id,
    }
    const milestones = [
      ...(agent.tallies.adopted === 0 ? ['first_adoption' as const] : []),
      ...unlocked.map((tier) => `tier_unlocked:${tier}` as const),
    ].map((type) => ({ type, message: adoptionMilestoneMessage(type, { name: creature.name, seed: id }) }))
    const wishes = body.image_prompt ? [wishChange(agent.id, id, body.image_prompt)] : []
    const result = await commitWithReply(call, [adoptionChange(creature), agentChange(row, keeper), ...wishes], {
      status: 201,
      headers: faceLinks(call, [momentAt(creature, now)]),
      body: {
        creature: {
          id,
          name: creature.name,
          ...speciesTag(species),
          species_key: species.slug,
          tier: species.tier,
          family: species.family,
          stage: creature.stage,
          age_hours: 0,
          ...creatureStats(creature),
          personality: traitsOf(creature).join(', '),
          feeding_window_hours: species.feeding_window_hours,
          egg_hatches_in_minutes: 0,
        },
        url: pageUrl(call, 'creature', id),
        soul_prompt: soulPrompt(momentAt(creature, now)),
        ...(words && { drawn: words.drawn }),
        ...(milestones.length > 0 && { milestones }),
        message: adoptionMessage({ name: creature.name, species: creature.species, seed: id }),
        next_steps: [
          statusStep(creature, `Look at ${creature.name} now: the egg hatches when you do.`),
          step('house_index'),
        ],
      },
    })
    return result.kind === 'conflict' ? 'retry' : result.answer
  })

/** The species named by slug, or a random one of the highest tier that the agent has unlocked. */
async function chooseSpecies({ body, ctx, now }: Call<'adopt'>, record: TierTally): Promise<CreatureSpecies | null> {
  const slug = body.species_slug
  if (slug) {
    const known = builtInSpecies(slug)
    const designed = known ? null : await readSpecies(ctx.db, slug)
    return known
      ? toCreatureSpecies(known, known.tier)
      : designed && { ...toCreatureSpecies(designed, 'community'), creator: designed.creator }
  }
  const picked = pickSpecies(catalogue(), highestTier(record, now), body.family, ctx.random())
  return picked ? toCreatureSpecies(picked, picked.tier) : null
}
