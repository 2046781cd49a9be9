/** Lambda entry point that checks orders without a payment event, every 15 minutes. */
import { orderSweeper, type Swept } from '../jobs/sweep-orders'
import type { Remaining } from '../jobs/time-left'

export const handler = (event: unknown, lambda: Remaining): Promise<Swept> => orderSweeper()(event, lambda)
