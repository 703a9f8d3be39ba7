import { namesAt, numberAt } from '../support/jsonAt.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import { boot, deposit, link } from './serverSuites.ts'
import type { Suite } from './suite.ts'
import { books, growth, growthLarge, pages, tables } from './tableSuites.ts'

const besideFastify = (result: unknown, scenario: string, name: string, goal: number): Figure => {
  const bare = scenario === 'linktoken' ? 'bareInsert' : 'bare'
  const at = `scenarios/${scenario}`
  return {
    name,
    unit: 'µs',
    bars: [
      { label: 'Rialto', value: numberAt(result, `${at}/cpuUs/rialto/median`) },
      {
        label: bare === 'bare' ? 'bare Fastify' : 'with an insert',
        value: numberAt(result, `${at}/cpuUs/${bare}/median`),
      },
    ],
    held: atMost('times bare', numberAt(result, `${at}/against ${bare}/cpuRatioAtBest`), goal),
  }
}

const cpu: Suite = {
  name: 'cpu',
  title: 'Processor time of a request',
  method:
    'Rialto in production and bare Fastify with the same schemas (for a link token: and the same prepared insert), in alternating rounds over 16 connections.',
  limitSeconds: 300,
  figures: result => [
    besideFastify(result, 'integrations', 'authenticated read', 1.4),
    besideFastify(result, 'assets', 'read with a filter', 1.4),
    besideFastify(result, 'linktoken', 'link token', 1.6),
    besideFastify(result, 'bridgeQuote', 'bridging, quote', 3),
    besideFastify(result, 'bridgeRoutes', 'bridging, routes', 3),
  ],
  limits: {
    'authenticated read': 'the secret is hashed, the request counted and logged; the bare route does none of it.',
    'read with a filter':
      'by profile, a third is the write to the socket, 5 % the log line, 4 % the hash of the secret, 3 % names in any case, 2 % the limit with its headers. The bare route has only the first, and a short list to serialize, so that 1.4 leaves 35 µs for all others.',
    'link token':
      'beside the insert, which both make, a token is drawn and hashed, the address compared with listed contracts and a line logged.',
  },
}

/** Share of pgbench's rate, by the number of clients. */
const tokenGoals: Readonly<Record<string, number>> = { 1: 0.5, 8: 0.7, 64: 1 }

const linkTokens: Suite = {
  name: 'linktokens',
  title: 'Link tokens a second',
  method:
    'One server process in production, alternating with pgbench and the prepared insert of the same row, on the same database; all three share the cores.',
  limitSeconds: 180,
  figures: result =>
    namesAt(result, 'clients').map(clients => ({
      name: clients === '1' ? '1 client' : `${clients} clients`,
      unit: '/s',
      bars: [
        { label: 'Rialto', value: numberAt(result, `clients/${clients}/rialto/median`) },
        { label: 'pgbench', value: numberAt(result, `clients/${clients}/pgbench/median`) },
      ],
      held: atLeast('of pgbench', numberAt(result, `clients/${clients}/share/median`), tokenGoals[clients]),
    })),
  limits: {
    '1 client':
      'one request waits for one commit; a request over HTTP costs more processor time than the insert in the database.',
    '8 clients':
      'one process of JavaScript uses one core, and pgbench, which parses no HTTP and no JSON, leaves both to the database.',
    '64 clients': 'as with 8 clients; concurrent tokens share statements, so that the database is not the limit.',
  },
}

const servers: Suite = {
  name: 'servers',
  title: 'Four servers beside one',
  method:
    'Four server processes in production on one database and two cores, alternating with one of them, with 32 clients together; the processor time of a request is that of all four.',
  limitSeconds: 240,
  figures: result =>
    [
      { name: 'authenticated read', scenario: 'integrations' },
      { name: 'link token', scenario: 'linktoken' },
    ].map(({ name, scenario }) => ({
      name,
      unit: '/s',
      bars: [
        { label: 'four', value: numberAt(result, `requests/${scenario}/perSecond/four/median`) },
        { label: 'one', value: numberAt(result, `requests/${scenario}/perSecond/one/median`) },
      ],
      held: atMost('times the processor time of one', numberAt(result, `requests/${scenario}/cpuUs/ratio/median`), 1.2),
      andHeld: atLeast('times the rate of one', numberAt(result, `requests/${scenario}/perSecond/ratio/median`), 0.9),
    })),
  otherLimit:
    'four processes, the load and PostgreSQL share two cores. The processes evict one another’s data from the processor caches, each has its own garbage collector, and with eight of the 32 clients each, fewer link tokens share a statement.',
}

const webhooks: Suite = {
  name: 'webhooks',
  title: 'Webhooks',
  method:
    'Worker, sender and egress client as composed, to a receiver in a separate process; alternating with a loop that signs and posts.',
  limitSeconds: 200,
  figures: result => [
    {
      name: 'event to first attempt, median',
      unit: 'ms',
      bars: [
        { label: 'Rialto', value: numberAt(result, 'firstAttempt/oursMs/p50') },
        { label: 'bare loop', value: numberAt(result, 'firstAttempt/bareMs/p50') },
      ],
      held: atMost('ms', numberAt(result, 'firstAttempt/oursMs/p50'), 5),
    },
    {
      name: 'dispatch, 16 under way',
      unit: '/s',
      bars: [
        { label: 'Rialto', value: numberAt(result, 'dispatch/oursPerSecond/median') },
        { label: 'kept connections', value: numberAt(result, 'dispatch/keptConnectionsPerSecond/median') },
        { label: 'new connections', value: numberAt(result, 'dispatch/newConnectionsPerSecond/median') },
      ],
      held: atLeast('of kept connections', numberAt(result, 'dispatch/ratioToKept'), 0.7),
    },
    {
      name: 'through the queue',
      unit: '/s',
      bars: [{ label: 'Rialto', value: numberAt(result, 'throughQueue/perSecond/median') }],
      held: atLeast('a CPU second', numberAt(result, 'throughQueue/perCpuSecond/median'), 2_000),
    },
  ],
  limits: {
    'event to first attempt, median':
      'two commits that sync to the disk, a notification, a claim and a read come before the post.',
    'dispatch, 16 under way':
      'each post is signed twice and by each secret, its target is checked, and its reply is bounded in size and time.',
    'through the queue':
      'the rate at which deliveries share statements grows with the deliveries that wait; a post and its reply alone take 0.2 ms, and a server that has delivered some thousand events is still compiling.',
  },
}

const queue: Suite = {
  otherLimit:
    'a claim and a completion each update the row and its index entries, and the database runs on the same two cores.',
  name: 'queue',
  title: 'Jobs a second',
  method:
    'Jobs written in batches, claimed 500 at a time and completed by batches, on a PostgreSQL that syncs to its disk; and one by one.',
  limitSeconds: 240,
  figures: result => {
    const at = (name: string) => numberAt(result, `${name}/median`)
    return [
      {
        name: 'written',
        unit: '/s',
        bars: [
          { label: 'in batches', value: at('batched/enqueuedPerSecond') },
          { label: 'one by one', value: at('single/enqueuedPerSecond') },
        ],
        held: atLeast('a second', at('batched/enqueuedPerSecond'), 8_000),
      },
      {
        name: 'claimed and completed',
        unit: '/s',
        bars: [
          { label: 'in batches', value: at('batched/donePerSecond') },
          { label: 'one by one', value: at('single/donePerSecond') },
        ],
        held: atLeast('a second', at('batched/donePerSecond'), 8_000),
      },
    ]
  },
}

const funding: Suite = {
  name: 'funding',
  title: 'SmartFunding',
  method:
    'Processor time of ranking 50 accounts of 20 assets (1,400 candidates), alternating with parsing the same input as JSON.',
  limitSeconds: 60,
  figures: result => [
    {
      name: 'ranking',
      unit: 'ms',
      bars: [
        { label: 'Rialto', value: numberAt(result, 'rankingMs/median') },
        { label: 'JSON.parse', value: numberAt(result, 'parsingMs/median') },
      ],
      held: atMost('ms at best', numberAt(result, 'rankingMs/min'), 5),
    },
  ],
}

/** In the order in which `all` runs them. */
export const suites: readonly Suite[] = [
  cpu,
  linkTokens,
  servers,
  queue,
  webhooks,
  funding,
  boot,
  link,
  deposit,
  growth,
  growthLarge,
  tables,
  pages,
  books,
]
