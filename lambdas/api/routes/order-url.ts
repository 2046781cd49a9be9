/** The addresses that a paying person opens. */
import { routes } from './routes'

type OrderPage = 'open_checkout' | 'payment_done' | 'payment_cancelled'

export const orderUrl = (
  { base_url }: { base_url: string },
  order: { id: string },
  page: OrderPage = 'open_checkout',
): string => `${base_url}${routes[page].path.replace('{order}', order.id)}`
