/** Pagination of lists. */
import { type NextStep, type StepOperation, step } from '../api/next-steps'
import type { Page } from '../store/read'

export const pagination = (total: number, { page, per_page }: Page) => {
  const pages = Math.ceil(total / per_page)
  return { page, per_page, total, pages, has_next: page < pages, has_prev: page > 1 }
}

export const nextPage = (
  operation: StepOperation,
  more: boolean,
  { page, per_page }: Page,
  query: Readonly<Record<string, string>> = {},
): NextStep[] =>
  more
    ? [
        step(operation, {
          action: 'next_page',
          description: 'Read on.',
          query: { ...query, page: String(page + 1), per_page: String(per_page) },
        }),
      ]
    : []
