/** Long sweeps: the suite takes a sample, the same every time; `npm run prove whole` takes all of it. */
export const FULL_RUN = process.env.WHOLE === 'true'

/** Every n-th, the first included. */
export const sample = <T>(all: readonly T[], every: number): T[] => all.filter((_, at) => FULL_RUN || at % every === 0)

export const iterations = (few: number, all: number): number => (FULL_RUN ? all : few)
