/** Long sweeps: the suite tests a fixed sample, `npm run prove whole` tests everything. */
export const FULL_RUN = process.env.WHOLE === 'true'

/** Every n-th, including the first. */
export const sample = <T>(all: readonly T[], every: number): T[] => all.filter((_, at) => FULL_RUN || at % every === 0)

export const iterations = (few: number, all: number): number => (FULL_RUN ? all : few)
