/** The addresses of the checkout pages. */
import type { Address } from './page-url'
import { routes } from './routes'

type OrderPage = 'open_checkout' | 'payment_done' | 'payment_cancelled'

export const orderUrl = ({ base_url }: Address, order: { id: string }, page: OrderPage = 'open_checkout'): string =>
  `${base_url}${routes[page].path.replace('{order}', order.id)}`
