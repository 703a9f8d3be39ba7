import type { Bridging } from './ports.ts'

/** An installation without configured routes. */
export const noBridging: Bridging = {
  routes: { list: () => Promise.resolve([]), networkPriority: () => Promise.resolve([]) },
  providers: [],
}
