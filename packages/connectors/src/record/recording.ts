import { type Clock, ConnectorError, type Credentials, type Environment } from '@rialto/core'
import { type Egress, EgressError, type EgressRequest } from '@rialto/egress'

import type { ConnectorEntry, PortCall } from '../kit/connectorEntry.ts'
import { callOf } from '../kit/lazyConnector.ts'

/** One request and its reply. Of the request only method, host and path are kept: no header, query or body. */
export interface RecordedExchange {
  /** `GET api.kraken.com/0/public/Assets`. */
  request: string
  status: number
  text: string
  /** In a published recording, the file of `publishedIn` that has a reply of this form. Absent: written for the test. */
  source?: string
}

/** One call of the connector port, its exchanges with the institution, and its result. */
export interface RecordedStep {
  call: PortCall
  /** After the credentials. */
  args: readonly unknown[]
  exchanges: readonly RecordedExchange[]
  outcome: { value: unknown } | { error: string }
}

/** The scrubbed replies about an account: `rialto record` writes the file, conformance replays it. */
export interface Recording {
  type: string
  environment: Environment
  /** The connector's clock while it replays. */
  atMs: number
  /** Repository and commit of public test data, if the replies have their forms from there. Ids and amounts are made up. */
  publishedIn?: string
  /** Day of that commit. */
  asOf?: string
  /** In the format of the account's credentials. */
  credentials: Credentials
  steps: readonly RecordedStep[]
}

/** Converts to JSON and back, so that both sides of a comparison are in the form of the file. */
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

export const nameOf = ({ method, url }: EgressRequest): string => {
  const { host, pathname } = new URL(url)
  return `${method} ${host}${pathname}`
}

/** The result of a call and its form in a record, or the kind of its error. */
export const outcomeOf = async <T>(run: () => Promise<T>): Promise<{ value?: T; outcome: RecordedStep['outcome'] }> => {
  try {
    const value = await run()
    return { value, outcome: { value: plain(value) } }
  } catch (error) {
    if (error instanceof ConnectorError) return { outcome: { error: error.kind } }
    throw error
  }
}

/**
 * Answers each request with the next recorded reply to it. A request without a recorded reply fails and is not sent.
 */
const replayEgress = (headersOf: (requested: EgressRequest, text: string) => Readonly<Record<string, string>>) => {
  let left: RecordedExchange[] = []
  const request: Egress['request'] = requested => {
    const index = left.findIndex(exchange => exchange.request === nameOf(requested))
    const [exchange] = index === -1 ? [] : left.splice(index, 1)
    if (exchange === undefined)
      return Promise.reject(new EgressError('denied', `${nameOf(requested)} is not in the recording`, false))
    return Promise.resolve({
      status: exchange.status,
      headers: headersOf(requested, exchange.text),
      text: exchange.text,
    })
  }
  const egress: Egress = {
    request,
    fetch: async (url, init) => {
      const { status, headers, text } = await request({
        method: init?.method === 'POST' ? 'POST' : 'GET',
        url: String(url),
      })
      return new Response(text, { status, headers: { ...headers } })
    },
    close: () => Promise.resolve(),
  }
  return { egress, load: (exchanges: readonly RecordedExchange[]) => void (left = [...exchanges]), left: () => left }
}

/**
 * Outcome of each step with the current code of the connector, and the recorded exchanges that it no longer requests.
 */
export const replayRecording = async (
  entry: ConnectorEntry,
  recording: Omit<Recording, 'steps'> & { steps: readonly Omit<RecordedStep, 'outcome'>[] },
): Promise<{ outcome: RecordedStep['outcome']; unused: readonly string[] }[]> => {
  const { credentials } = recording
  const sign = await entry.signReply?.()
  const plainHeaders = { 'content-type': 'application/json' }
  const { egress, load, left } = replayEgress((requested, text) =>
    sign ? { ...plainHeaders, ...sign(credentials, requested, { headers: plainHeaders, text }) } : plainHeaders,
  )
  const clock: Clock = { nowMs: () => recording.atMs, sleep: async () => undefined }
  const oauth = { clientId: 'client', clientSecret: 'secret' }
  const connector = (await entry.load())({ egress, clock, environment: recording.environment, oauth })
  const replayed: { outcome: RecordedStep['outcome']; unused: readonly string[] }[] = []
  for (const step of recording.steps) {
    load(step.exchanges)
    const [group = '', name] = step.call.split('.')
    const call = callOf(connector, group, name)
    // The one call that takes the fields of a form instead of credentials.
    const args = step.call === 'auth.connectWithKey' ? step.args : [credentials, ...step.args]
    const { outcome } = await outcomeOf(() => call(...args))
    replayed.push({ outcome, unused: left().map(({ request }) => request) })
  }
  return replayed
}
