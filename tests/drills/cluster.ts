import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync, openSync } from 'node:fs'
import { chmod, chown, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import pg from 'pg'
import { parse, stringify } from 'yaml'

import { eventually } from '../harness/eventually.ts'
import { freePorts } from '../harness/freePorts.ts'
import { killHard } from '../harness/processes.ts'
import { startPooler } from '../harness/startPooler.ts'
import { type Host, networkMissing, openNetwork } from './network.ts'

const deploy = join(import.meta.dirname, '../../deploy')

const programs = [
  { name: 'patroni', paths: ['/usr/bin/patroni'], install: 'patroni python3-etcd' },
  { name: 'etcd', paths: ['/usr/bin/etcd'], install: 'etcd-server' },
  { name: 'haproxy', paths: ['/usr/sbin/haproxy'], install: 'haproxy' },
  { name: 'pgbouncer', paths: ['/usr/sbin/pgbouncer'], install: 'pgbouncer' },
  {
    name: 'postgres',
    paths: ['18', '17', '16', '15'].map(version => `/usr/lib/postgresql/${version}/bin/postgres`),
    install: 'postgresql',
  },
] as const
type Program = (typeof programs)[number]['name']

const find = (name: Program): string | undefined =>
  [process.env[name.toUpperCase()], ...(programs.find(one => one.name === name)?.paths ?? [])].find(
    path => path !== undefined && existsSync(path),
  )

/**
 * Earlier versions set the leader's key without checking its owner: a primary that was cut off takes the cluster back
 * from its successor, and the successor's writes are lost. Observed with 3.0.2.
 */
const oldestPatroni = [3, 0, 3] as const

const patroniVersion = (program: string): number[] => {
  const { stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return (/(\d+)\.(\d+)\.(\d+)/.exec(stdout) ?? []).slice(1).map(Number)
}

const isBefore = (version: readonly number[], other: readonly number[]): boolean => {
  const at = other.findIndex((part, index) => part !== version[index])
  return at !== -1 && (version[at] ?? 0) < (other[at] ?? 0)
}

const oldPatroni = (): string[] => {
  const program = find('patroni')
  if (program === undefined || !isBefore(patroniVersion(program), oldestPatroni)) return []
  const install = "pip install 'patroni[etcd3]' psycopg2-binary, where the user postgres can read it"
  return [`patroni ${oldestPatroni.join('.')} or newer: ${install}, and name its program in PATRONI`]
}

/** Since 3.2, Patroni takes a `ttl` below 20 s for 20: a primary that is gone is replaced that much later. */
export const hasLongTtl = (): boolean => !isBefore(patroniVersion(programOf('patroni')), [3, 2, 0])

/** Missing requirements of the drill on this machine, each with its source. */
export const clusterMissing = (): string[] => [
  ...oldPatroni(),
  ...programs
    .filter(({ name }) => find(name) === undefined)
    .map(({ name, install }) => `${name}: apt-get install ${install}, or name its program in ${name.toUpperCase()}`),
  ...(spawnSync('id', ['postgres']).status === 0 ? [] : ['the user postgres, which PostgreSQL runs as']),
  ...[networkMissing()].filter(one => one !== undefined),
]

const programOf = (name: Program): string => {
  const path = find(name)
  if (path === undefined) throw new Error(`no ${name}`)
  return path
}

export interface Node {
  name: string
  host: Host
}

export interface Cluster {
  /** Of PgBouncer, which goes to the primary by way of HAProxy. */
  url: string
  /** Of HAProxy. */
  directUrl: string
  primary(): Promise<Node>
  /** Every process of a node at once, as a power cut would end them. */
  killNode(node: Node): void
  startNode(node: Node): void
  /** Waits until there is one primary and all others stream from it. */
  whole(): Promise<void>
  /** Rows of `table` on each node, by name. */
  countEverywhere(table: string): Promise<Record<string, number>>
  close(): Promise<void>
}

interface Member {
  name: string
  role: string
  state: string
  timeline?: number
}

/**
 * Three nodes, each a network namespace with etcd, Patroni and PostgreSQL, by the samples of deploy; HAProxy and PgBouncer in front of
 * them. Processes write into the folder it answers on failure.
 */
export const startCluster = async (): Promise<Cluster> => {
  const folder = await mkdtemp(join(tmpdir(), 'rialto-failover-'))
  await chmod(folder, 0o755)
  const network = openNetwork(3)
  const nodes = network.hosts.map((host, index): Node => ({ name: `node${index + 1}`, host }))
  const password = randomBytes(12).toString('hex')
  const outside = new Set<ChildProcess>()
  const stopAll = () => {
    for (const { host } of nodes) killHard(...host.pids())
    for (const child of outside) child.kill('SIGKILL')
  }
  process.once('exit', () => {
    stopAll()
    network.close()
  })
  const run = (log: string, [program = '', ...words]: readonly string[], cwd = folder): ChildProcess => {
    const out = openSync(join(folder, `${log}.log`), 'a')
    return spawn(program, words, { cwd, stdio: ['ignore', out, out], env: { PATH: process.env['PATH'] } })
  }
  const within = (node: Node, ...words: string[]) => ['ip', 'netns', 'exec', node.host.namespace, ...words]

  const startNode = (node: Node): void => {
    const { address } = node.host
    const everyone = nodes.map(one => `${one.name}=http://${one.host.address}:2380`).join(',')
    const etcd = [
      // As deploy/patroni says: a member that was cut off asks before it makes the others elect again.
      '--pre-vote',
      ...['--name', node.name, '--data-dir', join(folder, node.name, 'etcd'), '--initial-cluster', everyone],
      ...['--listen-peer-urls', `http://${address}:2380`, '--initial-advertise-peer-urls', `http://${address}:2380`],
      ...['--listen-client-urls', `http://${address}:2379`, '--advertise-client-urls', `http://${address}:2379`],
    ]
    run(`${node.name}-etcd`, within(node, programOf('etcd'), ...etcd))
    const patroni = [programOf('patroni'), join(folder, node.name, 'patroni.yaml')]
    run(`${node.name}-patroni`, within(node, 'runuser', '-u', 'postgres', '--', ...patroni), join(folder, node.name))
  }

  const sample = await readFile(join(deploy, 'patroni/patroni.yaml'), 'utf8')
  const [uid, gid] = ['-u', '-g'].map(flag => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout))
  for (const node of nodes) {
    const home = join(folder, node.name)
    await mkdir(home)
    const text = sample
      .replaceAll('node1', node.name)
      .replaceAll(/10\.0\.0\.1(?=[123]:2379)/g, network.gateway)
      .replaceAll('10.0.0.11', node.host.address)
      .replaceAll('10.0.0.0/24', network.gateway.replace(/\d+$/, '0/24'))
      .replaceAll('change-me', password)
      .replace('/var/lib/postgresql/rialto', join(home, 'data'))
      .replace('/var/run/postgresql', home)
      .replace('/usr/lib/postgresql/15/bin', join(programOf('postgres'), '..'))
    await writeFile(join(home, 'patroni.yaml'), stringify(parse(text)))
    await chown(home, uid ?? 0, gid ?? 0)
    startNode(node)
  }

  /** As each node sees the cluster, in JSON. Fails while one does not answer. */
  const views = (): Promise<string[]> =>
    Promise.all(
      nodes.map(async ({ host }) => {
        const answer = await fetch(`http://${host.address}:8008/cluster`, { signal: AbortSignal.timeout(1_000) })
        const { members } = (await answer.json()) as { members: Member[] }
        return JSON.stringify(members.map(({ name, role, state, timeline }) => ({ name, role, state, timeline })))
      }),
    )
  const roleAt = async ({ host }: Node): Promise<boolean> =>
    fetch(`http://${host.address}:8008/primary`, { signal: AbortSignal.timeout(1_000) }).then(
      ({ status }) => status === 200,
      () => false,
    )
  const primary = (): Promise<Node> =>
    eventually(
      async () => {
        const are = await Promise.all(nodes.map(roleAt))
        return are.filter(Boolean).length === 1 ? nodes[are.indexOf(true)] : undefined
      },
      'one primary',
      120_000,
      () => `; see ${folder}`,
    )
  const whole = async () => {
    await eventually(
      async () => {
        const seen = new Set(await views())
        const [view = '[]'] = seen
        const members = JSON.parse(view) as Member[]
        const has = (role: string) => members.filter(one => one.role === role).length
        const isSteady = members.every(({ state }) => /^(running|streaming)$/.test(state))
        const isOneTimeline = new Set(members.map(({ timeline }) => timeline)).size === 1
        const isComplete = has('leader') === 1 && has('sync_standby') === 2
        return seen.size === 1 && isSteady && isOneTimeline && isComplete
      },
      'a primary and two standbys',
      180_000,
      async () => `; they are ${(await views().catch(String)).toString()}, see ${folder}`,
    )
  }
  await whole()

  const port = await freePorts(1)
  const haproxy = (await readFile(join(deploy, 'haproxy/haproxy.cfg'), 'utf8'))
    .replaceAll('10.0.0.1', `${network.gateway}`)
    .replace('0.0.0.0:5000', `127.0.0.1:${port}`)
  await writeFile(join(folder, 'haproxy.cfg'), haproxy)
  outside.add(run('haproxy', [programOf('haproxy'), '-db', '-f', join(folder, 'haproxy.cfg')]))
  const urlOf = (user: string, database: string, at = `127.0.0.1:${port}`) =>
    `postgres://${user}:${password}@${at}/${database}`
  const asAdmin = async (statement: string, database = 'postgres', at?: string) => {
    const client = new pg.Client({ connectionString: urlOf('postgres', database, at), connectionTimeoutMillis: 3_000 })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return await client.query<{ n: string | boolean }>(statement)
    } finally {
      await client.end()
    }
  }
  // It takes every node for the primary until it has asked each.
  const isPrimary = async () => !(await asAdmin('select pg_is_in_recovery() as n')).rows[0]?.n
  await eventually(isPrimary, 'HAProxy to lead to the primary')
  await pause(3_000)
  await asAdmin(`create role rialto login password '${password}'`)
  await asAdmin('create database rialto owner rialto')
  const directUrl = urlOf('rialto', 'rialto')
  const pooler = await startPooler(programOf('pgbouncer'), directUrl)

  return {
    url: pooler.url,
    directUrl,
    primary,
    killNode: ({ host }) => killHard(...host.pids()),
    startNode,
    whole,
    countEverywhere: async table => {
      const counted = nodes.map(async ({ name, host }) => {
        const count = () => asAdmin(`select count(*) as n from ${table}`, 'rialto', `${host.address}:5432`)
        const { rows } = await eventually(count, `${name} to answer`)
        return [name, Number(rows[0]?.n)] as const
      })
      return Object.fromEntries(await Promise.all(counted))
    },
    close: async () => {
      await pooler.stop()
      stopAll()
      await eventually(async () => nodes.every(({ host }) => host.pids().length === 0), 'the nodes to end')
      network.close()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
