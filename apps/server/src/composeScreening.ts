import { createReadStream } from 'node:fs'

import type { Context } from '@rialto/core'
import { createEgress } from '@rialto/egress'
import type { Logger } from 'pino'

import type { Config } from './config.ts'
import { SanctionsListError } from './screening/readSanctionsList.ts'
import { refreshSanctionsLists, type SanctionsSource } from './screening/refreshSanctionsLists.ts'
import { userAgent } from './webhooks/webhookPolicy.ts'

/** One server at a time reads the lists. Longer than all downloads of a few lists take. */
const leaseMs = 30 * 60_000

/** Reads all lists again. Logs lists that cannot be used and lists that have changed. */
export const refreshLists = async (
  config: Config,
  ctx: Pick<Context, 'store' | 'clock'>,
  log: Pick<Logger, 'info' | 'warn'>,
): Promise<void> => {
  const lease = await ctx.store.leases.acquire('sanctions.refresh', leaseMs)
  if (!lease) return
  try {
    for (const { name, state, problem } of await refreshSanctionsLists(ctx, sanctionsSources(config))) {
      if (state === 'failed') log.warn({ list: name, problem }, 'sanctions list not usable')
      else if (problem !== undefined) log.warn({ list: name, problem }, 'sanctions list loaded without some lines')
      else if (state === 'loaded' && config.environment === 'production')
        log.info({ list: name }, 'sanctions list loaded')
    }
  } finally {
    await ctx.store.leases.release('sanctions.refresh', lease.fence)
  }
}

const maxListBytes = 256 * 1024 * 1024
const downloadTimeoutMs = 5 * 60_000

/** The operator's lists, or the sandbox's own if none is configured. */
export const sanctionsSources = (
  config: Pick<Config, 'sanctionsLists' | 'allowPrivate' | 'environment'>,
): SanctionsSource[] => {
  if (config.sanctionsLists.size === 0 && config.environment === 'sandbox') return [sandboxList]
  return [...config.sanctionsLists].map(([name, place]) =>
    /^https?:/.test(place) ? remoteSource(config, name, place) : fileSource(name, place),
  )
}

const fileSource = (name: string, path: string): SanctionsSource => ({
  name,
  shown: path,
  read: () => createReadStream(path, 'utf8'),
})

const remoteSource = ({ allowPrivate }: Pick<Config, 'allowPrivate'>, name: string, place: string): SanctionsSource => {
  const url = new URL(place)
  return {
    name,
    shown: `${url.origin}${url.pathname}`,
    read: () => download(url, allowPrivate),
  }
}

/** @throws SanctionsListError when the server answers anything but 200. */
async function* download({ href, hostname, protocol }: URL, allowPrivate: Config['allowPrivate']) {
  const egress = createEgress({
    hosts: new Set([hostname]),
    userAgent,
    allowPrivate,
    allowHttp: protocol === 'http:',
  })
  try {
    const { status, pieces = [] } = await egress.request({
      method: 'GET',
      url: href,
      timeoutMs: downloadTimeoutMs,
      maxResponseBytes: maxListBytes,
      inPieces: true,
    })
    if (status !== 200) throw new SanctionsListError(`the server answered HTTP ${status}`)
    yield* pieces
  } finally {
    await egress.close()
  }
}

/** Unowned addresses for trying out screening: see docs/compliance.md. */
const sandboxList: SanctionsSource = {
  name: 'sandbox',
  shown: 'built in',
  read: () => [
    '# Sandbox addresses that are treated as sanctioned. No key of theirs exists.\n',
    '0xbad0000000000000000000000000000000000001 Sandbox Entry 1\n',
    '0xbad0000000000000000000000000000000000002 Sandbox Entry 2\n',
    'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx Sandbox Entry 3\n',
    'DZuyd1ctzUF8wqXQ8Zfu7pYtQY8SGphWvty3qhLRxxwJ Sandbox Entry 4\n',
  ],
}
