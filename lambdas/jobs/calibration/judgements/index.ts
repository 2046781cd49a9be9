/** Human judgements of items, to which a calibration is fitted. */
import type { Judgements } from '../lessons'
import further from './further.json'
import given from './given.json'
import unseen from './unseen.json'

export const JUDGEMENTS = { given, further, unseen } as unknown as Judgements
