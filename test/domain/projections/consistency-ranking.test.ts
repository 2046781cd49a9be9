/** Pages of the consistency leaderboard. */
import { RANKING_GROUP, rankingGroups } from '../../../lambdas/domain/projections/consistency-ranking'

const board = Array.from({ length: 730 }, (_, rank) => rank)
const groupOf = (number: number) => board.slice((number - 1) * RANKING_GROUP, number * RANKING_GROUP)

it.each([1, 7, 30, 50, 99, 100])('shows every keeper on exactly one page, with %s per page', (per_page) => {
  const pages = Array.from({ length: Math.ceil(board.length / per_page) }, (_, index) => {
    const { groups, from, to } = rankingGroups({ page: index + 1, per_page })
    return groups.flatMap(groupOf).slice(from, to)
  })
  expect(pages.flat()).toEqual(board)
})
