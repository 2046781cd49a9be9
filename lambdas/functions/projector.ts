/** The table's stream, kept as totals, activity, boards, lists and analytics. */
import { projector } from '../jobs/project'

export const handler = projector()
