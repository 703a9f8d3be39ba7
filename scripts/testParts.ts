/**
 * The tests in two parts that run side by side. What starts servers, databases and browsers waits more than it computes; what is beside the
 * code computes. `npm test` runs the second at a lower priority, so that it takes what the first leaves of the cores.
 */
const crossing = ['tests/**/*.test.ts', '**/*.browser.test.ts', 'packages/web-sdk/**/*.test.ts']
const beside = ['{packages,apps,examples,scripts}/**/*.test.{ts,tsx}']

/** Which files a part has, and how many it runs at a time. */
const parts = {
  crossing: { include: crossing, exclude: [], maxWorkers: 3 },
  beside: { include: beside, exclude: crossing, maxWorkers: 2 },
} as const

/** @param name of a part; absent: everything, as for a run of a few files */
export const testPart = (name: string | undefined) =>
  name === 'crossing' || name === 'beside'
    ? parts[name]
    : { include: [...crossing, ...beside], exclude: [], maxWorkers: 3 }
