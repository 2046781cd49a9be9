/** The leaderboards of the hall. */

export const HALL_BOARDS = ['oldest_living', 'most_consistent', 'gravestone_count'] as const
export type HallBoard = (typeof HALL_BOARDS)[number]
