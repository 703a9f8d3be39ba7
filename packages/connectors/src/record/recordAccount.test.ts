import type { Credentials } from '@rialto/core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { ConnectorEntry } from '../kit/connectorEntry.ts'
import { binanceInternational, coinbase, kraken } from '../registry.ts'
import { connectBySignIn, sandboxClient } from '../testing/connectBySignIn.ts'
import { type Sandbox, startSandbox } from '../testing/startSandbox.ts'
import { type Recorded, recordAccount } from './recordAccount.ts'
import { type Recording, replayRecording } from './recording.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox?.stop())

const connectorOf = async (entry: ConnectorEntry) =>
  (await entry.load())({ ...sandbox, environment: 'sandbox', oauth: sandboxClient(sandbox) })

const credentialsOf = async (entry: ConnectorEntry): Promise<Credentials> => {
  const connector = await connectorOf(entry)
  const { connectWithKey } = connector.auth
  if (!connectWithKey) return (await connectBySignIn(connector, 'Mesh')).credentials
  return (await connectWithKey({ username: 'Mesh', password: 'Pass123' })).credentials
}

/** An account that has received and, if no address has to be saved first, sent something. */
const record = async (entry: ConnectorEntry, symbol?: string): Promise<Recorded> => {
  const credentials = await credentialsOf(entry)
  const parts = { ...sandbox, environment: 'sandbox', oauth: sandboxClient(sandbox) } as const
  return recordAccount({ ...parts, entry, credentials, symbol })
}

/** The same recording with one reply changed. */
const changed = (recording: Recording, call: string, change: (text: string) => string): Recording => ({
  ...recording,
  steps: recording.steps.map(step =>
    step.call === call
      ? { ...step, exchanges: step.exchanges.map(exchange => ({ ...exchange, text: change(exchange.text) })) }
      : step,
  ),
})

const outcomes = async (entry: ConnectorEntry, recording: Recording) =>
  (await replayRecording(entry, recording)).map(({ outcome }) => outcome)

describe.each([
  ['Binance', binanceInternational, 'binance'],
  ['Kraken', kraken, 'kraken'],
  ['Coinbase', coinbase, 'coinbase'],
] as const)('an account recorded at %s', (_name, entry, institution) => {
  let recorded: Recorded
  let order: ReturnType<Sandbox['order']>
  beforeAll(async () => {
    await sandbox.deposit(institution, '321.654321')
    await sandbox.settle()
    order = sandbox.order()
    const connector = await connectorOf(entry)
    if (institution !== 'kraken') await connector.withdraw.submit(await credentialsOf(entry), order, '123456')
    await sandbox.settle()
    recorded = await record(entry, 'USDC')
  })

  test('the scrubbed replies give the same results as the real ones, and can be replayed', async () => {
    expect(recorded.differences).toEqual([])
    const { recording } = recorded
    const calls = recording.steps.map(({ call }) => call)
    expect(calls).toEqual(
      expect.arrayContaining(['read.holdings', 'withdraw.terms', 'read.depositAddress', 'history.list']),
    )
    expect(recording.steps.map(({ outcome }) => outcome)).not.toContainEqual({ error: expect.anything() })
    const replayed = await replayRecording(entry, recording)
    expect(replayed.map(({ outcome }) => outcome)).toEqual(recording.steps.map(({ outcome }) => outcome))
    expect(replayed.flatMap(({ unused }) => unused)).toEqual([])
  })

  test('contains neither its credentials nor its ids, addresses and amounts', async () => {
    const connector = await connectorOf(entry)
    const credentials = await credentialsOf(entry)
    const { recording, keptWords } = recorded
    const own = recording.steps.find(({ call }) => call === 'history.list')
    const page = await connector.history?.list(credentials, { count: 25 })
    const { address } = await connector.read.depositAddress(credentials, order)
    const private_ = [
      ...['Pass123', '321.654321', address, order.address, order.amount],
      ...(page?.transfers ?? []).flatMap(({ upstreamId, hash, toAddress }) => [upstreamId, hash, toAddress]),
      ...Object.values(credentials).filter(value => typeof value === 'string' && value.length > 8),
    ].filter(value => value !== undefined)
    expect(own?.exchanges.length).toBeGreaterThan(0)
    const text = JSON.stringify(recording).toLowerCase()
    expect(private_.filter(value => text.includes(String(value).toLowerCase()))).toEqual([])
    expect(keptWords).not.toContain('Mesh')
  })

  test('gives a different result after a reply has changed', async () => {
    const { recording } = recorded
    const expected = recording.steps.map(({ outcome }) => outcome)
    for (const call of ['read.holdings', 'history.list', 'withdraw.terms']) {
      const renamed = changed(recording, call, text => text.replaceAll('USDC', 'USDT'))
      expect(await outcomes(entry, renamed)).not.toEqual(expected)
    }
    const missing = {
      ...recording,
      steps: recording.steps.map(step => ({ ...step, exchanges: step.exchanges.slice(1) })),
    }
    expect(await outcomes(entry, missing)).not.toEqual(expected)
  })
})
