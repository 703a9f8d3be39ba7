import { jsonAt, namesAt, numberAt } from '../support/jsonAt.ts'
import { atLeast, atMost } from './figure.ts'
import type { Suite } from './suite.ts'

const growthSizes = ['1000 transfers', '100000 transfers', '1000000 transfers'] as const

const percentileLimit =
  'the 99th percentile of 501 calls is the sixth slowest, and depends on checkpoints, vacuums and other processes on the machine. The medians, and the query plans that tests check, show whether a list reads more with more rows.'

export const growth: Suite = {
  name: 'growth',
  title: 'Lists of a client as its transfers grow, median',
  method:
    'A page of a client’s list with its total through the store, in databases with 1,000, 100,000 and 1,000,000 transfers, in alternation.',
  limitSeconds: 600,
  sharesScale: true,
  otherLimit: percentileLimit,
  figures: result =>
    namesAt(result, `milliseconds/${growthSizes[2]}`).map(name => ({
      name,
      unit: 'ms',
      bars: [...growthSizes].reverse().flatMap(size => {
        const value = jsonAt(result, `milliseconds/${size}/${name}/p50`)
        return typeof value === 'number' ? [{ label: Number.parseInt(size, 10).toLocaleString('en'), value }] : []
      }),
      held: atMost('ms', numberAt(result, `milliseconds/${growthSizes[2]}/${name}/p50`), 10),
      andHeld: atMost('times the p99 of 100,000', numberAt(result, `p99 of 1000000 by 100000/${name}/p99`), 1.2),
    })),
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
