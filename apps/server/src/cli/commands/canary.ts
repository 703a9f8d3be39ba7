import { setTimeout as sleep } from 'node:timers/promises'

import { type CanaryRequest, type CanaryResult, runCanary, writeCanaryMetrics } from '../../composeCanary.ts'
import { readCredentials } from '../../composeRecorder.ts'
import type { Config } from '../../config.ts'
import type { EarlyCommand, Terminal } from '../command.ts'
import { readDuration } from '../duration.ts'

const lineOf = ({ exchange, outcome, drift, error }: CanaryResult): string => {
  if (outcome === 'unreadable') return `${exchange}: could not be read (${error ?? ''})\n`
  if (outcome === 'recorded') return `${exchange}: recorded\n`
  if (drift.length === 0) return `${exchange}: as recorded\n`
  const lines = drift.map(({ call, endpoint = '', kind, field = '', expected, seen }) => {
    const where = [call, endpoint, field].filter(part => part !== '').join(' ')
    return `  ${kind}: ${where}: ${expected} before, ${seen} now\n`
  })
  return `${exchange}: ${drift.length} differences\n${lines.join('')}`
}

const once = async (config: Config, request: CanaryRequest, metrics: string | undefined, { out }: Terminal) => {
  const results = await runCanary(config, request)
  for (const result of results) out(lineOf(result))
  if (metrics !== undefined) await writeCanaryMetrics(metrics, results, Date.now())
  return results.every(({ outcome, drift }) => outcome !== 'unreadable' && drift.length === 0)
}

/** With keys that may only read: what each connector uses is called, and the form of the replies compared. */
export const canaryCommand: EarlyCommand = {
  name: 'canary',
  usage: '--credentials <file|-> --recordings <folder> [--accept] [--metrics <file>] [--every <duration>]',
  summary: 'Read accounts at exchanges, and report where replies have another form than in the recordings',
  options: { credentials: 'value', recordings: 'value', metrics: 'value', every: 'value', accept: 'flag' },
  runEarly: async (config, terminal, input) => {
    const from = input.need('credentials')
    const credentials = from === '-' ? await terminal.readInput() : await readCredentials(from)
    const request = { credentials, recordings: input.need('recordings'), accepts: input.has('accept') }
    const every = input.get('every')
    const metrics = input.get('metrics')
    if (every === undefined) return once(config, request, metrics, terminal)
    const everyMs = readDuration('every', every) * 1_000
    const ended = new AbortController()
    void terminal.interrupted().then(() => ended.abort())
    let isWell = true
    while (!ended.signal.aborted) {
      isWell = await once(config, request, metrics, terminal)
      await sleep(everyMs, undefined, { signal: ended.signal }).catch(() => undefined)
    }
    return isWell
  },
}
