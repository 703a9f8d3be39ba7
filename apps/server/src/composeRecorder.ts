import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

import { type RecordedAccount, recorderOf } from '@rialto/connectors'
import { defined } from '@rialto/defined'
import { errorMessage } from '@rialto/defined/errorCode'
import { createEgress } from '@rialto/egress'
import { findRunningSandbox } from '@rialto/sandbox'

import { type Config, ConfigError } from './config.ts'
import { userAgent } from './webhooks/webhookPolicy.ts'

interface RecordRequest {
  exchange: string
  /** JSON of a `RecordedAccount`. */
  credentials: string
  symbol: string | undefined
  out: string
}

/** The institutions themselves, or the simulated ones of the sandbox on this data folder. */
const egressTo = (hosts: readonly string[], { sandbox, dataDir }: Config) => {
  if (!sandbox) return createEgress({ hosts: new Set(hosts), userAgent })
  const origin = sandbox.url ?? findRunningSandbox(join(dataDir, 'sandbox'))
  if (origin === undefined)
    throw new ConfigError('No sandbox is running. Start one with npm start, or set RIALTO_ENVIRONMENT=production.')
  return createEgress({ hosts: new Set(), routes: new Map(hosts.map(host => [host, origin])), userAgent })
}

const recorderFor = (exchange: string, { environment }: Config) => {
  try {
    return recorderOf(exchange, environment)
  } catch (error) {
    throw new ConfigError(errorMessage(error))
  }
}

const accountOf = (text: string): RecordedAccount => {
  const parsed: unknown = JSON.parse(text)
  const value: Partial<Record<string, unknown>> = typeof parsed === 'object' && parsed !== null ? { ...parsed } : {}
  const { key, secret, passphrase, accessToken } = value
  if (typeof accessToken === 'string') return { accessToken }
  if (typeof key !== 'string' || typeof secret !== 'string')
    throw new ConfigError('The credentials are a JSON object: {"key", "secret", "passphrase"?} or {"accessToken"}.')
  return { key, secret, ...(typeof passphrase === 'string' ? { passphrase } : {}) }
}

/** Reads the account, and returns its scrubbed recording with the parts that need a manual check. */
export const recordOnce = async (
  config: Config,
  request: Omit<RecordRequest, 'out' | 'symbol'> & { symbol?: string },
) => {
  const recorder = recorderFor(request.exchange, config)
  const account = accountOf(request.credentials)
  const egress = egressTo(recorder.hosts, config)
  const clock = { nowMs: Date.now, sleep: (ms: number) => sleep(ms).then(() => undefined) }
  const oauth = config.oauthClients.get(request.exchange.toLowerCase()) ?? { clientId: '', clientSecret: '' }
  try {
    return await recorder.record(account, { egress, clock, oauth, symbol: request.symbol })
  } finally {
    await egress.close()
  }
}

/** Writes the recording of an account. */
export const composeRecorder = async (config: Config, { symbol, out, ...request }: RecordRequest) => {
  const { recording, keptWords, differences } = await recordOnce(config, { ...request, ...defined({ symbol }) })
  await writeFile(out, `${JSON.stringify(recording, null, 2)}\n`)
  const steps = recording.steps.map(({ call, outcome }) => `${call}: ${'error' in outcome ? outcome.error : 'read'}`)
  return { steps, keptWords, differences }
}

/** @throws ConfigError if the file cannot be read */
export const readCredentials = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((error: unknown) => {
    throw new ConfigError(`${path} cannot be read: ${errorMessage(error)}`)
  })
