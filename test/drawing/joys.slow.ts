/** Happy poses as drawn: each of a family's is another outline on every species, and none is cut off. */
import { STAGES } from '../../lambdas/domain/creature/creature'
import { FAMILY_JOYS } from '../../lambdas/domain/creature/joy'
import { catalogue } from '../../lambdas/domain/species/catalogue'
import { cutOff, outlineApart, thumbnail } from '../support/pictures'
import { portraitSubject } from '../support/portrait-subjects'

/** The least share of the joint area that only one of two outlines covers. */
const APART = 0.08

it('each joy of each species has its own outline at 96 pixels', async () => {
  const alike: string[] = []
  for (const { slug, family } of catalogue()) {
    const drawn = await Promise.all(
      FAMILY_JOYS[family].map(async (joy) => ({
        joy,
        outline: await thumbnail(portraitSubject(slug, { mood: 'happy', joy })),
      })),
    )
    drawn.forEach((one, at) => {
      for (const other of drawn.slice(0, at)) {
        const apart = outlineApart(one.outline, other.outline)
        if (apart < APART) alike.push(`${slug}: ${one.joy} and ${other.joy}, ${apart.toFixed(3)}`)
      }
    })
  }
  expect(alike).toEqual([])
})

it.each(STAGES.filter((stage) => stage !== 'egg'))('no joy of a %s is cut off', async (stage) => {
  const cut: string[] = []
  for (const { slug, family } of catalogue())
    for (const joy of FAMILY_JOYS[family])
      if (await cutOff(portraitSubject(slug, { stage, mood: 'happy', joy }))) cut.push(`${slug} ${joy}`)
  expect(cut).toEqual([])
})
