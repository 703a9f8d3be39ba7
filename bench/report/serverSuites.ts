import { jsonAt, numberAt } from '../support/jsonAt.ts'
import { atMost, type Figure } from './figure.ts'
import type { Suite } from './suite.ts'

export const boot: Suite = {
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
      'by profile, two thirds of the time load 4 MB of modules, with the compiled code of the image. Reading compiled code takes a fifth, the garbage collector a tenth, curves and address formats 7 %, and each other module less than 3 %. The other third connects to the database and registers the routes of all operations.',
    'memory at rest':
      'Node takes 43 MB before the first module. 58 MB are pages of Node’s executable, which its processes on a machine share. Of a server’s own memory, 36 MB are objects, and 17 MB the young generation, which V8 does not shrink after a start.',
    'memory of its own':
      '36 MB are objects, among them the routes and schemas of all operations, and 17 MB the young generation, which V8 does not shrink after a start.',
    'processor at rest': 'a heartbeat every 1.5 s and a poll of the queue every second.',
  },
}

const linkLimit =
  'the connection, the page, and the script beside the session take three round trips of 150 ms, one after the other, and the transfer of page and script a quarter of a second; the script runs on a quarter of a processor'

export const link: Suite = {
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
    const kilobytes = jsonAt(result, 'scriptKb/median')
    return [
      ...(typeof kilobytes === 'number'
        ? [
            {
              name: 'script before the first screen',
              unit: 'kB',
              bars: [{ label: 'Link', value: kilobytes }] as const,
              held: atMost('kB, Brotli', kilobytes, 30),
            },
          ]
        : []),
      row('first paint', 'firstPaintMs', 800),
      row('largest paint', 'largestPaintMs', 900),
      row('usable', 'usableMs', 800),
      row('longest task', 'longestTaskMs', 50),
      row('layout shift', 'layoutShift', 0.02, 'CLS'),
    ]
  },
  limits: {
    'largest paint': `${linkLimit}; the largest element is the list of institutions, which is rendered after them.`,
    usable: `${linkLimit}.`,
    'longest task': 'one task reads the style and lays the page out, on a quarter of a processor.',
  },
}

const depositLimit =
  'a deposit sends 146 messages to the database, 23 requests to the institution and the sandbox’s clock, five to its chain and two webhooks, counted over ten deposits with their polls and heartbeats. By profile, writes to sockets take 27 %, the driver and its queries 18 %, the HTTP client 14 %, and no function of Rialto more than 2 %'

export const deposit: Suite = {
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
    deposit: `${depositLimit}. After twenty deposits a server still compiles its code, and the polls and heartbeats of the two to four seconds of a deposit are counted, too.`,
    'one of eight at once': `${depositLimit}.`,
  },
}
