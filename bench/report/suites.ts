import { jsonAt, namesAt, numberAt } from '../support/jsonAt.ts'
import { atLeast, atMost, type Figure } from './figure.ts'
import type { Suite } from './suite.ts'
import { books, growth, pages, tables } from './tableSuites.ts'

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

const boot: Suite = {
  name: 'boot',
  title: 'Start and idle',
  method:
    'The server with every connector, alternating with the same build with two, in production on a migrated database; then at rest.',
  limitSeconds: 240,
  figures: result => {
    const pair = (name: string) =>
      [
        { label: 'every connector', value: numberAt(result, `${name}/all/median`) },
        { label: 'two connectors', value: numberAt(result, `${name}/two/median`) },
      ] as const
    const ratio = (name: string) => atMost('times two connectors', numberAt(result, `${name}/ratioAtBest`), 1.15)
    return [
      {
        name: 'start to ready',
        unit: 'ms',
        bars: pair('readyMs'),
        held: ratio('readyMs'),
        andHeld: atMost('ms', numberAt(result, 'readyMs/all/median'), 400),
      },
      { name: 'processor time until ready', unit: 'ms', bars: pair('cpuMsUntilReady'), held: ratio('cpuMsUntilReady') },
      {
        name: 'memory at rest',
        unit: 'MB',
        bars: pair('residentMb'),
        held: ratio('residentMb'),
        andHeld: atMost('MB', numberAt(result, 'residentMb/all/median'), 80),
      },
      ...(jsonAt(result, 'ownMb') === undefined
        ? []
        : [
            {
              name: 'memory of its own',
              unit: 'MB',
              bars: pair('ownMb'),
              held: ratio('ownMb'),
              andHeld: atMost('MB', numberAt(result, 'ownMb/all/median'), 80),
            },
          ]),
      {
        name: 'processor at rest',
        unit: '% of a core',
        bars: pair('idleCpuPercent'),
        held: atMost('% of a core', numberAt(result, 'idleCpuPercent/all/median'), 1),
      },
    ]
  },
  limits: {
    'start to ready':
      'by profile, two thirds are the loading of 4 MB of modules, with the compiled code that the image has: a fifth is the reading of compiled code, a tenth the garbage collector, 7 % curves and address formats, and the rest many modules of less than 3 % each; the other third is the connection to the database, and the routes of all operations.',
    'memory at rest':
      'Node takes 43 MB before the first module; 58 MB of the whole are pages of Node’s program file, which its processes on a machine share. Of a server’s own memory, 36 MB are objects, and 17 MB the young generation, which V8 keeps as large as a start needs it.',
    'memory of its own':
      '36 MB are objects, routes and schemas of all operations among them, and 17 MB the young generation, which V8 keeps as large as a start needs it.',
    'processor at rest': 'a heartbeat every 1.5 s and a poll of the queue every second.',
  },
}

const link: Suite = {
  name: 'link',
  title: 'First screen of Link',
  method: 'Fresh browser profiles on Fast 3G with a quarter of the processor, alternating with an empty page.',
  limitSeconds: 180,
  figures: result => {
    const row = (name: string, key: string, goal: number, unit = 'ms'): Figure => ({
      name,
      unit,
      bars: [
        { label: 'Link', value: numberAt(result, `link/${key}/median`) },
        { label: 'empty page', value: numberAt(result, `empty/${key}/median`) },
      ],
      held: atMost(unit, numberAt(result, `link/${key}/median`), goal),
    })
    return [
      row('first paint', 'firstPaintMs', 800),
      row('largest paint', 'largestPaintMs', 900),
      row('usable', 'usableMs', 800),
      row('longest task', 'longestTaskMs', 50),
      row('layout shift', 'layoutShift', 0.02, 'CLS'),
    ]
  },
}

const depositLimit =
  'a deposit is 114 statements and 37 requests to the institution, its chain and its clock, of which a write to a socket takes 0.24 ms: by profile, 27 % are such writes, 18 % the driver and its queries, 14 % the HTTP client, and no function of Rialto has more than 2 %. 60 ms would need about half of these calls, and each of them is a read before or after money moves'

const deposit: Suite = {
  name: 'deposit',
  title: 'A whole deposit',
  method:
    'Processor time of the server’s process from link token to webhook, beside a read of `GET /integrations`: one by one after 20 deposits, and eight at once after 120 more.',
  limitSeconds: 300,
  figures: result => [
    {
      name: 'deposit',
      unit: 'ms',
      bars: [
        { label: 'deposit', value: numberAt(result, 'depositCpuMs/median') },
        { label: 'one read', value: numberAt(result, 'readCpuMs/median') },
      ],
      held: atMost('ms', numberAt(result, 'depositCpuMs/median'), 60),
    },
    ...(jsonAt(result, 'atOnceCpuMs') === undefined
      ? []
      : [
          {
            name: 'one of eight at once',
            unit: 'ms',
            bars: [{ label: 'deposit', value: numberAt(result, 'atOnceCpuMs/median') }] as const,
            held: atMost('ms', numberAt(result, 'atOnceCpuMs/median'), 60),
          },
        ]),
  ],
  limits: {
    deposit: `${depositLimit}; a server that has made twenty still compiles its code, and one deposit takes two to four seconds, of which its polls and heartbeats are counted, too.`,
    'one of eight at once': `${depositLimit}.`,
  },
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
  tables,
  pages,
  books,
]
