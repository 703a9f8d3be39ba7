import { numberAt } from '../support/jsonAt.ts'
import { inWords } from './figure.ts'

/** The planned share of each core: the rest is for peaks and for a lost server. */
const usedShare = 0.5

/** Capacity of one core, from the stored results: `[measurement, measured value, value at half load]`. */
export const capacityOf = (results: ReadonlyMap<string, unknown>): readonly string[][] => {
  const at = (suite: string, path: string) => numberAt(results.get(suite), path)
  const byCost = (what: string, microseconds: number) => [
    what,
    `${inWords(microseconds)} µs of processor time`,
    `${inWords(Math.floor((1e6 / microseconds) * usedShare))} a second`,
  ]
  const webhooks = at('webhooks', 'throughQueue/perCpuSecond/median')
  const jobs = at('queue', 'batched/donePerSecond/median')
  return [
    byCost('link tokens', at('cpu', 'scenarios/linktoken/cpuUs/rialto/median')),
    byCost('authenticated reads', at('cpu', 'scenarios/integrations/cpuUs/rialto/median')),
    [
      'webhooks delivered',
      `${inWords(webhooks)} a second of processor time`,
      `${inWords(Math.floor(webhooks * usedShare))} a second`,
    ],
    ['jobs, of one database', `${inWords(jobs)} a second`, `${inWords(Math.floor(jobs * usedShare))} a second`],
    [
      'memory of a process without load',
      `${inWords(at('boot', 'residentMb/all/median'))} MB`,
      '512 MB for each process',
    ],
  ]
}
