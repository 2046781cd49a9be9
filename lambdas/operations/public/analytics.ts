/** Analytics for operators. Test accounts are excluded. */
import { step } from '../../api/next-steps'
import { TEST_PREFIXES } from '../../domain/accounts/agent'
import { ITEM_CATEGORIES } from '../../domain/care/care'
import { CAUSES, EVOLUTION_PATHS, STAGES } from '../../domain/creature/creature'
import { FEED_TIMINGS } from '../../domain/creature/feeding'
import { PACK_IDS, PAYMENT_METHODS } from '../../domain/money/money'
import { catalogue } from '../../domain/species/catalogue'
import type { Handler } from '../../http/call'
import { CARE_ACTIONS } from '../../species/care-actions'
import { FAMILIES, TIERS } from '../../species/vocabulary'
import { type Analytics, type Counts, readAnalytics } from '../../store/projections/views'

export const analytics: Handler<'analytics'> = async ({ ctx, now }) => {
  const findings = await readAnalytics(ctx.db, now)
  const { totals } = findings
  const total = (name: string) => totals[name] ?? 0
  return {
    body: {
      agents: {
        total: total('agents'),
        registered: countsByWindow(findings, 'registered'),
        active: countsByWindow(findings, 'active'),
        by_provider: findings.providers,
      },
      creatures: {
        total: total('creatures'),
        adopted: countsByWindow(findings, 'adopted'),
        hatched: countsByWindow(findings, 'born'),
        by_status: breakdown(totals, 'status', STATUSES),
        by_stage: breakdown(totals, 'stage', STAGES),
        by_family: breakdown(totals, 'family', FAMILIES),
        by_evolution_path: breakdown(totals, 'path', EVOLUTION_PATHS),
      },
      care: {
        total: total('care'),
        actions: countsByWindow(findings, 'care'),
        feedings: countsByWindow(findings, 'feedings'),
        reflections: countsByWindow(findings, 'reflections'),
        by_action: breakdown(totals, 'action', CARE_ACTIONS),
        by_feeding_timing: breakdown(totals, 'timing', FEED_TIMINGS),
        by_item: breakdown(totals, 'item', ITEM_USES),
      },
      species: {
        built_in: catalogue().length,
        community: total('designs'),
        created: countsByWindow(findings, 'designed'),
        community_by_family: breakdown(totals, 'design_family', FAMILIES),
        adoptions_by_tier: breakdown(totals, 'tier', [...TIERS, 'community']),
        most_adopted: mostAdopted(totals),
      },
      deaths: {
        total: total('deaths'),
        died: countsByWindow(findings, 'died'),
        resurrected: total('returned'),
        by_cause: breakdown(totals, 'cause', CAUSES),
        by_stage_reached: breakdown(totals, 'reached', STAGES.slice(1)),
      },
      purchases: {
        total: total('purchases'),
        paid: countsByWindow(findings, 'bought'),
        by_method: breakdown(totals, 'paid_by', PAYMENT_METHODS),
        by_pack: breakdown(totals, 'pack', PACK_IDS),
      },
      funnel: funnel(totals),
      test_users_excluded: { count: total('test_agents'), prefixes: TEST_PREFIXES },
      next_steps: [step('stats'), step('hall')],
    },
  }
}

const STATUSES = ['egg', 'alive', 'dead', 'released']
/** The category of an item; `unjudged` without a judgement. */
const ITEM_USES = ['none', ...ITEM_CATEGORIES, 'unjudged']
const MOST_ADOPTED = 10

const countsByWindow = ({ windows }: Analytics, name: string) => ({
  '24h': windows['24h'][name] ?? 0,
  '7d': windows['7d'][name] ?? 0,
  '30d': windows['30d'][name] ?? 0,
})

const breakdown = (totals: Counts, kind: string, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, totals[`${kind}:${name}`] ?? 0]))

const mostAdopted = (totals: Counts) =>
  catalogue()
    .map(({ slug }) => ({ slug, adoptions: totals[`species:${slug}`] ?? 0 }))
    .filter(({ adoptions }) => adoptions > 0)
    .sort((a, b) => b.adoptions - a.adoptions)
    .slice(0, MOST_ADOPTED)

const FUNNEL = {
  registered: 'agents',
  adopted: 'funnel:adopted',
  cared: 'funnel:cared',
  reached_child: 'funnel:reached_child',
  reached_adult: 'funnel:reached_adult',
  created_species: 'funnel:designed',
} as const

/** Each step with its share, in percent, of all registered agents. */
function funnel(totals: Counts) {
  const registered = totals.agents ?? 0
  return Object.fromEntries(
    Object.entries(FUNNEL).map(([name, counter]) => {
      const agents = totals[counter] ?? 0
      return [name, { agents, rate: registered === 0 ? 0 : (100 * agents) / registered }]
    }),
  )
}
