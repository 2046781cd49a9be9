/** How the whole house is doing. */
import { count, field, maybe, only, shape } from './kind'

export const WindowsShape = shape('Windows', {
  '24h': field(count, 'In the last 24 hours.'),
  '7d': field(count, 'In the last 7 days.'),
  '30d': field(count, 'In the last 30 days.'),
})

export const ActivityShape = shape('Activity', {
  creatures_born: field(count, 'Eggs that hatched.'),
  creatures_died: field(count, 'Creatures that died.'),
  care_actions: field(count, 'Care actions of every kind.'),
  feedings: field(count, 'Meals given; what did harm was none.'),
  reflections: field(count, 'Reflections.'),
  active_agents: field(count, 'Agents that registered, adopted or cared.'),
  window: field(only('24h'), 'The time that is counted.'),
})

export const activityField = {
  house_activity: maybe(ActivityShape, 'What happened in the whole house in the last 24 hours.'),
}
