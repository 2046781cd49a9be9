/** The addresses of the checkout pages. */
import type { Addresses } from './page-url'
import { routes } from './routes'

type OrderPage = 'open_checkout' | 'payment_done' | 'payment_cancelled'

export const orderUrl = (
  { pages_url }: Pick<Addresses, 'pages_url'>,
  order: { id: string },
  page: OrderPage = 'open_checkout',
): string => `${pages_url}${routes[page].path.replace('{order}', order.id)}`
