/** Long sweeps: the suite takes a sample, the same every time; `npm run prove whole` takes all of it. */
export const WHOLE = process.env.WHOLE === 'true'

/** Every n-th, the first included. */
export const sampled = <T>(all: readonly T[], every: number): T[] => all.filter((_, at) => WHOLE || at % every === 0)

export const times = (few: number, all: number): number => (WHOLE ? all : few)
