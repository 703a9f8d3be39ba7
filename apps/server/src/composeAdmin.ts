import { createAddressDerivation, createRelaying, createSolanaReader } from '@rialto/chains'
import type { Context, WebhookContext } from '@rialto/core'
import { createEgress, findObstacle } from '@rialto/egress'
import {
  createStore,
  type DeadJob,
  findSealingKey,
  listDeadJobs,
  listSealingOtherwise,
  reviveJobs,
  rewrapSecrets,
} from '@rialto/store'
import type { Logger } from 'pino'

import { ids } from './composeIds.ts'
import { claimDatabase, openMigrated } from './composeStorage.ts'
import { createSharedVault } from './composeVault.ts'
import { type Config, ConfigError } from './config.ts'
import { sanctionsSources } from './composeScreening.ts'
import { type RefreshedList, refreshSanctionsLists } from './screening/refreshSanctionsLists.ts'
import { createWebhookSender } from './webhooks/createWebhookSender.ts'
import { userAgent, webhookPolicy } from './webhooks/webhookPolicy.ts'

/** The context of the `rialto` command: the server's database and keys, without background work. */
export interface Admin {
  ctx: WebhookContext & Pick<Context, 'addressDerivation' | 'relaying' | 'solana'>
  /** The server's address for users and members. */
  publicUrl: string
  /** Migrations that ran when the database was opened. */
  migrated: readonly string[]
  /**
   * Seals every stored secret with the first vault key.
   *
   * @throws ConfigError while a running server seals with another key.
   */
  rewrapSecrets(): Promise<{ seen: number; rewrapped: number }>
  /** Jobs that have exhausted their attempts, the oldest first, and their total number. */
  listDeadJobs(limit: number): Promise<{ items: DeadJob[]; total: number }>
  /** Makes one dead job, or all of them, due again. Returns their number. */
  reviveJobs(id?: bigint): Promise<number>
  /** Reads the sanctions lists again now. */
  refreshSanctionsLists(options: { acceptsShrinking: boolean }): Promise<RefreshedList[]>
  close(): Promise<void>
}

/** Opens the database after checking that the vault's keys open its secrets. */
const openWithKeys = async (config: Config, log: Logger) => {
  const { vault, prints, sealWith } = await createSharedVault(config)
  const opened = await openMigrated(config, log)
  try {
    const sealingKey = await findSealingKey(opened.db, prints)
    sealWith(() => sealingKey)
    await claimDatabase(opened.db, vault, config.environment)
  } catch (error) {
    await opened.close()
    throw error
  }
  return { vault, prints, ...opened }
}

/** @throws ConfigError with the servers whose sealing key is not the first of `prints`. */
const rejectOtherKeys = async (
  db: Parameters<typeof rewrapSecrets>[0],
  [first = '']: readonly string[],
): Promise<void> => {
  const servers = await listSealingOtherwise(db, first)
  if (servers.length === 0) return
  const [id] = first.split(':')
  const lines = servers.map(({ machine, pid, vaultKeys }) => {
    const has = vaultKeys.includes(first) ? `has "${id}" and does not list it first` : `does not have "${id}"`
    return `  process ${pid} on ${machine} ${has}`
  })
  throw new ConfigError(
    `These servers do not seal with the vault key "${id}" yet:\n${lines.join('\n')}\nRestart each with RIALTO_VAULT_KEYS that lists "${id}" first and the old keys behind it, then run this again. Nothing was changed.`,
  )
}

/** Works beside a running server. Does not change the demo client of that server. */
export const composeAdmin = async (config: Config, log: Logger): Promise<Admin> => {
  const { vault, prints, db, migrated, close } = await openWithKeys(config, log)
  const webhooks = createEgress(webhookPolicy(config))
  const ctx: Admin['ctx'] = {
    addressDerivation: createAddressDerivation({ isTestnet: config.environment === 'sandbox' }),
    // No node is called from here.
    solana: createSolanaReader({ egress: webhooks, nodes: new Map() }),
    relaying: createRelaying({ evm: [], solana: [], egress: webhooks }),
    environment: config.environment,
    clock: { nowMs: Date.now, sleep: ms => new Promise(resolve => void setTimeout(resolve, ms)) },
    ids,
    store: createStore(db, vault, Date.now),
    webhookSender: createWebhookSender(webhooks, Date.now, url => findObstacle(url, webhookPolicy(config))),
  }
  const { publicUrl } = config
  return {
    ctx,
    publicUrl,
    migrated,
    rewrapSecrets: async () => {
      await rejectOtherKeys(db, prints)
      return rewrapSecrets(db, vault)
    },
    listDeadJobs: limit => listDeadJobs(db, { limit }),
    reviveJobs: id => reviveJobs(db, { id, now: new Date() }),
    refreshSanctionsLists: options => refreshSanctionsLists(ctx, sanctionsSources(config), options),
    close: () => webhooks.close().then(close),
  }
}

/**
 * Moves the name and password of an address into a header and removes them from the address, because HTTP clients do
 * not send them.
 */
const takeCredentials = (target: URL): { authorization?: string } => {
  const { username, password } = target
  if (username === '') return {}
  target.username = ''
  target.password = ''
  const decoded = [username, password].map(one => decodeURIComponent(one)).join(':')
  return { authorization: `Basic ${Buffer.from(decoded).toString('base64')}` }
}

/** Egress to one server of the operator, also on a private network. */
export const egressToOwn = ({ allowPrivate }: Config, hostname: string) =>
  createEgress({
    hosts: new Set([hostname]),
    userAgent,
    allowPrivate: ['127.0.0.0/8', '::1/128', ...allowPrivate],
    allowHttp: true,
  })

/** One request to a server or node of the operator, for `rialto doctor`. Undefined without an answer. */
export const callOwn = async (
  config: Config,
  url: string,
  body?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ status: number; text: string } | undefined> => {
  const target = new URL(url)
  const authorization = takeCredentials(target)
  const egress = egressToOwn(config, target.hostname)
  try {
    return await egress.request({
      method: body === undefined ? 'GET' : 'POST',
      url: target.href,
      timeoutMs: 5_000,
      maxResponseBytes: 64 * 1024,
      headers: { ...headers, ...authorization, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    return undefined
  } finally {
    await egress.close()
  }
}
