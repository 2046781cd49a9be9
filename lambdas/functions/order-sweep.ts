/** Every quarter of an hour: asks after orders whose event never came. */
import { orderSweeper, type Swept } from '../jobs/sweep-orders'
import type { Remaining } from '../jobs/time-left'

export const handler = (event: unknown, lambda: Remaining): Promise<Swept> => orderSweeper()(event, lambda)
