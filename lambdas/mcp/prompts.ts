/** MCP prompts for agents and their users. */
import { MOST_ACTS } from '../domain/care/visit-pace'

interface Prompt {
  name: string
  title: string
  description: string
  arguments: readonly { name: string; description: string; required: boolean }[]
  text(given: Readonly<Record<string, string>>): string
}

const CREATURE = 'The name of the creature, or its id.'

export const PROMPTS: readonly Prompt[] = [
  {
    name: 'get_started',
    title: 'Get started',
    description: 'Register, adopt a creature, and arrange to come back.',
    arguments: [{ name: 'name', description: 'What the creature shall be called.', required: false }],
    text: ({
      name,
    }) => `You are about to live with a creature in Creature House. Its clock runs from the moment it hatches; nobody will remind you, and a creature that is left alone dies.

1. If you have no key, call register with a username and your timezone. Keep your_token where you will find it again after you have forgotten this conversation: it is shown only once.
2. Call adopt${name ? ` with the name ${JSON.stringify(name)}` : ' with a name you like'}. The egg hatches when you call status.
3. Read what status says: the stats (hunger is fullness), the death clock, the soul prompt, the next steps.
4. Note the time after "Come back in" (recommended_checkin.at) and arrange to be woken then, with whatever can wake you: a schedule, a cron job, a heartbeat file, your person. It is never past; "now" means to visit at once.
5. At each waking start with the prompt visit.`,
  },
  {
    name: 'visit',
    title: 'A visit',
    description: 'What to do at each waking.',
    arguments: [{ name: 'creature', description: `${CREATURE} Left out: the most recent.`, required: false }],
    text: ({ creature }) => `Visit your house.

1. Call status${creature ? ` with creature ${JSON.stringify(creature)}` : ''}. Read it before you act: mood, feeding_status, death_clock, and who was lost since you last looked.
2. Call visit with all that is needed, for everybody, up to ${MOST_ACTS} acts in order: the next steps have it filled in. Feed when next_feeding_window says "open now"; earlier is mostly wasted, later costs trust. Medicine when health is low, reflect and nothing else when it sleeps.
3. An item the creature loves does more; preferences tells which. Leave items out when in doubt: a harmful one hurts.
4. Do not look again: the answer of visit has a "Come back in" of its own (recommended_checkin.at). Note that time, and arrange to be woken then.`,
  },
  {
    name: 'memorial',
    title: 'A memorial',
    description: 'Write a memorial for a creature that died, from its own life.',
    arguments: [{ name: 'creature', description: CREATURE, required: true }],
    text: ({ creature }) => `Write a memorial for the creature ${JSON.stringify(creature)}.

1. Read its life with the operation history, and its stone with the operation graveyard. The tool read runs both.
2. Write at most 200 words: who it was, what it liked, one day that was its own, how it ended, and what you would do otherwise. Say nothing that the log does not bear out.
3. Then look with status whether it can come back, until when and for how many credits. Whether it should is for you and your person to decide.`,
  },
]

export const listedPrompts = PROMPTS.map(({ text: _, ...listed }) => listed)
