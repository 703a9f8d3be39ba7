import { jsonAt, namesAt, numberAt } from '../support/jsonAt.ts'
import { atLeast, atMost } from './figure.ts'
import type { Suite } from './suite.ts'

const percentileLimit =
  'the 99th percentile of 501 calls is the sixth slowest, and depends on checkpoints, vacuums and other processes on the machine. The medians, and the query plans that tests check, show whether a list reads more with more rows.'

/** Sizes from the smallest to the largest, whose 99th percentile is compared with that of the one before it. */
const growthSuite = (
  sizes: readonly [number, number, number],
  more: Pick<Suite, 'name' | 'title' | 'method' | 'limitSeconds'>,
): Suite => {
  const [, smaller, larger] = sizes
  const inFull = (size: number) => size.toLocaleString('en')
  return {
    sharesScale: true,
    otherLimit: percentileLimit,
    ...more,
    figures: result =>
      namesAt(result, `milliseconds/${larger} transfers`).map(name => ({
        name,
        unit: 'ms',
        bars: sizes.toReversed().flatMap(size => {
          const value = jsonAt(result, `milliseconds/${size} transfers/${name}/p50`)
          return typeof value === 'number' ? [{ label: inFull(size), value }] : []
        }),
        held: atMost('ms', numberAt(result, `milliseconds/${larger} transfers/${name}/p50`), 10),
        andHeld: atMost(
          `times the p99 of ${inFull(smaller)}`,
          numberAt(result, `p99 of ${larger} by ${smaller}/${name}/p99`),
          1.2,
        ),
      })),
  }
}

export const growth = growthSuite([1_000, 100_000, 1_000_000], {
  name: 'growth',
  title: 'Lists of a client as its transfers grow, median',
  method:
    'A page of a client’s list with its total through the store, in databases with 1,000, 100,000 and 1,000,000 transfers, in alternation.',
  limitSeconds: 600,
})

export const growthLarge: Suite = {
  ...growthSuite([1_000, 1_000_000, 10_000_000], {
    name: 'growthLarge',
    title: 'The same lists with 10,000,000 transfers and 30,000,000 deliveries, median',
    method:
      'The same in databases with 1,000, 1,000,000 and 10,000,000 transfers, each of which has three delivered webhooks with an attempt each.',
    limitSeconds: 7_200,
  }),
  limits: {
    'by a rare status':
      'one in a thousand transfers matches, and the total counts them up to 10,000: ten times as many as with 1,000,000 transfers.',
    'offset 50000':
      'the page skips 50,000 entries of an index at any size; a client that reads on from its last row does not (far by cursor).',
  },
  isApart: true,
}

export const tables: Suite = {
  name: 'tables',
  title: 'Other tables with 200,000 rows, median',
  method:
    'Reads and writes of the tables that grow with the transfers, in databases with 20,000 and 200,000 transfers, as many events, attempts, requests, sessions, jobs, keys and sanctioned addresses, and a tenth as many connections and audit entries, in alternation; and 120,000 jobs written, completed and removed in 24 steps.',
  limitSeconds: 300,
  otherLimit: percentileLimit,
  figures: result => [
    ...namesAt(result, 'milliseconds').map(name => ({
      name,
      unit: 'ms',
      bars: [
        { label: '200,000', value: numberAt(result, `milliseconds/${name}/larger/p50`) },
        { label: '20,000', value: numberAt(result, `milliseconds/${name}/smaller/p50`) },
      ] as const,
      held: atMost('ms', numberAt(result, `milliseconds/${name}/larger/p50`), 10),
      andHeld: atMost('times the p99 of 20,000', numberAt(result, `milliseconds/${name}/ratio/p99`), 1.2),
    })),
    {
      name: 'table of jobs after a day',
      unit: 'MB',
      bars: [
        { label: 'after 24 hours', value: numberAt(result, 'churn/atEnd') },
        { label: 'after six', value: numberAt(result, 'churn/settled') },
      ],
      held: atMost('times the size after six hours', numberAt(result, 'churn/ratio'), 1.2),
    },
  ],
}

export const pages: Suite = {
  name: 'pages',
  title: 'Pages of the dashboard with 1,000,000 transfers, median of each call',
  method: 'Every call of the dashboard’s pages at a production server, without a network.',
  limitSeconds: 400,
  sharesScale: true,
  isApart: true,
  figures: result =>
    namesAt(result, 'milliseconds').map(name => ({
      name,
      unit: 'ms',
      bars: [{ label: 'Rialto', value: numberAt(result, `milliseconds/${name}/median`) }],
      held: atMost('ms', numberAt(result, `milliseconds/${name}/median`), 300),
    })),
}

export const books: Suite = {
  name: 'books',
  title: 'Closing the books',
  method:
    'The first run over a million transfers of a thousand connections: journal, histories of the institutions and chain, which answer at once, with three planted differences of one unit; and the next run.',
  limitSeconds: 1_800,
  isApart: true,
  figures: result => [
    {
      name: 'first run',
      unit: 's',
      bars: [
        { label: 'elapsed', value: numberAt(result, 'first/seconds') },
        { label: 'server, processor', value: numberAt(result, 'first/cpuSeconds') },
        { label: 'database, processor', value: numberAt(result, 'first/databaseCpuSeconds') },
      ],
      held: atMost('s', numberAt(result, 'first/seconds'), 300),
      andHeld: atLeast('planted differences found', numberAt(result, 'plantedFound'), 3),
    },
    {
      name: 'next run',
      unit: 's',
      bars: [{ label: 'elapsed', value: numberAt(result, 'next/seconds') }],
      held: atMost('s', numberAt(result, 'next/seconds'), 30),
    },
  ],
}
