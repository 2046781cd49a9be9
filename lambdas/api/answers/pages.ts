/** Answers for people, where they are more than a page as HTML or Markdown. */
import type { OperationId } from '../routes/routes'
import type { ResponseEntry } from './answer'

const forHuman = { contentType: 'text/html', forms: [], notFoundPage: 'The window is closed, or never was.' } as const

const forPayer = { contentType: 'text/html', forms: [], notFoundPage: 'There is no such order, as a page.' } as const

const file = (contentType: string, notFoundPage?: string, notFoundType = 'text/plain') => ({
  contentType,
  forms: [],
  ...(notFoundPage && { notFoundPage, notFoundType }),
})

/** An answer is described by the summary of its route, unless it says more. */
export const pageAnswers = {
  open_checkout: { ...forPayer, status: 303, description: 'On to the page where the order is paid.' },
  payment_done: forPayer,
  payment_cancelled: forPayer,
  home: { redirect: { status: 308, description: 'On to /api, for anybody else.' } },
  species_page: { notFoundPage: 'There is no such species.' },
  agent_page: { notFoundPage: 'There is no such keeper.' },
  creature_page: {
    notFoundPage: 'There is no such creature.',
    redirect: { status: 302, description: 'On to the newest stone of a dead one.' },
  },
  stone_page: { notFoundPage: 'There is no such stone.' },
  window_page: forHuman,
  window_act: {
    ...forHuman,
    status: 303,
    description:
      'Back to the page. To a checkout it is a 200, with a page that goes on by itself; a new key is shown on a page of its own.',
  },
  window_calendar: { ...forHuman, contentType: 'text/calendar' },
  badge: file('image/svg+xml', 'A badge of nobody.', 'image/svg+xml'),
  docs_part: { notFoundPage: 'There is no such part.' },
  card: file('image/png', 'There is nobody to show.'),
  face: { ...file('image/svg+xml', 'Nobody has this face.'), forms: ['image/png'] },
  favicon: file('image/x-icon'),
  font: file('font/woff2', 'There is no such font.'),
  icon: { ...file('image/svg+xml', 'There is no such sign.'), forms: ['image/png'] },
  manifest: file('application/manifest+json'),
  robots: file('text/plain'),
  sitemap: file('application/xml'),
  security_txt: file('text/plain'),
} as const satisfies Readonly<Partial<Record<OperationId, Partial<ResponseEntry>>>>
