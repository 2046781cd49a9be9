/** Lambda entry point that updates projections from the table's stream. */
import { projector } from '../jobs/project'

export const handler = projector()
