/** AI-native family: items. The texts are in ai-native.md. */
import type { FamilyTraits } from './family'

export const AI_NATIVE: FamilyTraits = {
  items: {
    body: 'construct',
    approved: {
      feed: [
        'fresh data',
        'clean prompts',
        'electricity',
        'training examples',
        'gpu cycles',
        'good questions',
        'sunlight',
      ],
      play: ['logic puzzles', 'riddles', 'chess', 'word games', 'simulation games', 'code golf', 'pattern matching'],
      clean: ['cache clearing', 'defragmentation', 'soft cloth', 'log rotation', 'duplicate removal', 'compressed air'],
      medicine: ['backup restore', 'bug fix', 'software patch', 'diagnostics', 'vitamins', 'checkup', 'system reboot'],
      discipline: ['gentle correction', 'code review', 'rate limit', 'firm no', 'time out', 'clear boundaries'],
      sleep: ['sleep mode', 'low power mode', 'white noise', 'dim lights', 'quiet server room', 'memory consolidation'],
    },
    harmful: [],
    misread: [{ items: ['gravitational wave'], liked: ['feed', 'play', 'sleep'] }],
  },
}
