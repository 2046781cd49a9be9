/** What people made of items, from which a calibration learns. */
import type { Judgements } from '../lessons'
import further from './further.json'
import given from './given.json'
import unseen from './unseen.json'

export const JUDGEMENTS = { given, further, unseen } as unknown as Judgements
