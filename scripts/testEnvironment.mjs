import fc from 'fast-check'

/**
 * Before each test file: an earlier build in this process may have left NODE_ENV at `production`, in which React lacks
 * its test support.
 */
process.env.NODE_ENV = 'test'

/**
 * Properties are tried with the same input in each run, so that a change fails because of itself. RIALTO_PROPERTY_RUNS takes more
 * input, new each time; RIALTO_PROPERTY_SEED repeats a run.
 */
const { RIALTO_PROPERTY_RUNS: runs, RIALTO_PROPERTY_SEED: seed } = process.env
const chosen = seed ?? (runs === undefined ? 1 : undefined)
fc.configureGlobal({
  ...(chosen === undefined ? {} : { seed: Number(chosen) }),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
})
