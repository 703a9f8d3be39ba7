import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { type Drift, findDrift, type Recording } from '@rialto/connectors'
import { errorMessage } from '@rialto/defined/errorCode'

import { recordOnce } from './composeRecorder.ts'
import { type Config, ConfigError } from './config.ts'

export interface CanaryRequest {
  /** JSON: credentials by exchange, each as of `rialto record`. */
  credentials: string
  /** Folder of the recordings to compare with, by exchange. A missing one is written. */
  recordings: string
  /** Replaces the recordings by the present replies. */
  accepts: boolean
}

export interface CanaryResult {
  exchange: string
  /** `unreadable`: nothing could be compared. `recorded`: this was the first reading, or it was accepted. */
  outcome: 'compared' | 'recorded' | 'unreadable'
  drift: readonly Drift[]
  error?: string
}

const credentialsFrom = (text: string): [string, unknown][] => {
  const parsed: unknown = JSON.parse(text)
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new ConfigError('The credentials are a JSON object by exchange: {"kraken": {"key", "secret"}, …}.')
  return Object.entries(parsed)
}

const readRecording = async (path: string): Promise<Recording | undefined> => {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  return text === undefined ? undefined : (JSON.parse(text) as Recording)
}

/** A reader sees the earlier file or the whole new one. */
const replaceFile = async (path: string, text: string): Promise<void> => {
  await writeFile(`${path}.new`, text)
  await rename(`${path}.new`, path)
}

const check = async (
  config: Config,
  [exchange, credentials]: [string, unknown],
  { recordings, accepts }: CanaryRequest,
): Promise<CanaryResult> => {
  try {
    const { recording } = await recordOnce(config, { exchange, credentials: JSON.stringify(credentials) })
    const path = join(recordings, `${recording.type}.json`)
    const known = await readRecording(path)
    const isRead = recording.steps.some(({ outcome }) => 'value' in outcome)
    if (!isRead) return { exchange, outcome: 'unreadable', drift: [], error: 'no call gave a result' }
    if (known && !accepts) return { exchange, outcome: 'compared', drift: findDrift(known, recording) }
    await replaceFile(path, `${JSON.stringify(recording, null, 2)}\n`)
    return { exchange, outcome: 'recorded', drift: [] }
  } catch (error) {
    return { exchange, outcome: 'unreadable', drift: [], error: errorMessage(error) }
  }
}

/** Reads each account once, changes nothing, and compares the form of the replies with the recordings. */
export const runCanary = async (config: Config, request: CanaryRequest): Promise<CanaryResult[]> => {
  const accounts = credentialsFrom(request.credentials)
  await mkdir(request.recordings, { recursive: true })
  const results: CanaryResult[] = []
  // One after the other: nothing waits for it, and an institution's limits are shared with users.
  for (const account of accounts) results.push(await check(config, account, request))
  return results
}

/** The results in the text format of Prometheus, for the textfile collector of a node exporter. */
export const writeCanaryMetrics = async (
  path: string,
  results: readonly CanaryResult[],
  nowMs: number,
): Promise<void> => {
  const gauge = (name: string, help: string, valueOf: (result: CanaryResult) => number | undefined) => [
    `# HELP rialto_canary_${name} ${help}`,
    `# TYPE rialto_canary_${name} gauge`,
    ...results.flatMap(result => {
      const value = valueOf(result)
      return value === undefined ? [] : [`rialto_canary_${name}{institution="${result.exchange}"} ${value}`]
    }),
  ]
  const lines = [
    ...gauge('drift', 'Differences in form from the recording', ({ outcome, drift }) =>
      outcome === 'unreadable' ? undefined : drift.length,
    ),
    ...gauge('readable', '1 if the account could be read', ({ outcome }) => (outcome === 'unreadable' ? 0 : 1)),
    ...gauge('checked_timestamp_seconds', 'When it was read last', () => Math.floor(nowMs / 1_000)),
  ]
  await replaceFile(path, `${lines.join('\n')}\n`)
}
