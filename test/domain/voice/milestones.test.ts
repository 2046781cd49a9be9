/** Texts of milestones agree with the life that led there. */
import { lines } from '../../../lambdas/domain/voice/lines'

describe('gladness', () => {
  it('is never told as a first: every creature hatches glad', () => {
    const texts = Object.values(lines().REACHED.happiness_milestone).flat()
    expect(texts).toHaveLength(6)
    for (const text of texts) expect(text).not.toMatch(/first time|before|more often/i)
  })
})
