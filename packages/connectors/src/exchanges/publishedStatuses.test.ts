import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { recordingEntry } from '../record/recordingEntry.ts'
import { type Recording, type RecordedStep, replayRecording } from '../record/recording.ts'

/**
 * Every status of a withdrawal that other open-source clients know (JKorf's clients of July and August 2026, ccxt 4.5.84), in the published
 * reply that holds the withdrawal. A withdrawal is only over by a status that every source calls its end: what one of them
 * calls an end and another does not is pending.
 */
interface Statuses {
  /** The folder of the published reply. */
  folder: string
  /** The field that holds the status. */
  field: string
  succeeded: readonly string[]
  failed: readonly string[]
  pending: readonly string[]
}

const published: readonly Statuses[] = [
  { folder: 'binance', field: 'status', succeeded: ['6'], failed: ['1', '3', '5'], pending: ['0', '2', '4'] },
  {
    folder: 'bybit',
    field: 'status',
    succeeded: ['success'],
    failed: ['CancelByUser', 'Reject', 'Fail'],
    // ccxt takes BlockchainConfirmed for the end, Bybit's documents do not.
    pending: ['SecurityCheck', 'Pending', 'BlockchainConfirmed', 'MoreInformationRequired'],
  },
  {
    folder: 'okx',
    field: 'state',
    succeeded: ['2'],
    failed: ['-1', '-2'],
    pending: ['-3', '0', '1', '3', '4', '5', '6', '7', '8', '9', '10', '12', '15', '16', '17', '19'],
  },
  {
    folder: 'kucoin',
    field: 'status',
    succeeded: ['SUCCESS'],
    failed: ['FAILURE'],
    pending: ['PROCESSING', 'WALLET_PROCESSING', 'REVIEW'],
  },
  {
    folder: 'kraken',
    field: 'status',
    succeeded: ['Success'],
    failed: ['Failure'],
    // ccxt takes Partial for the end.
    pending: ['Initial', 'Pending', 'Settled', 'Partial'],
  },
  { folder: 'bingX', field: 'status', succeeded: ['6'], failed: ['5'], pending: ['4', '2', '10', '60'] },
  {
    folder: 'bitGet',
    field: 'status',
    succeeded: ['success'],
    failed: ['fail', 'reject', 'pending_review_fail'],
    pending: ['pending', 'Pending', 'pending_review'],
  },
  {
    folder: 'coinEx',
    field: 'status',
    succeeded: ['finished'],
    failed: ['cancelled', 'failed'],
    pending: ['created', 'audit_required', 'audited', 'processing', 'confirming', 'cancellation_failed'],
  },
  { folder: 'cryptoCom', field: 'status', succeeded: ['5'], failed: ['2', '4', '6'], pending: ['0', '1', '3'] },
  {
    folder: 'gateIo',
    field: 'status',
    succeeded: [],
    failed: ['CANCEL', 'INVALID'],
    // DONE without a block, and FAIL, which Gate describes as a failed confirmation that is checked.
    pending: [
      ...['DONE', 'FAIL', 'REQUEST', 'MANUAL', 'BCODE', 'EXTPEND', 'VERIFY', 'PROCES', 'PEND', 'DMOVE', 'REVIEW'],
      ...['TRACK', 'BLOCKED', 'SPLITPEND'],
    ],
  },
  {
    folder: 'huobi',
    field: 'state',
    succeeded: ['confirmed'],
    failed: ['failed', 'canceled', 'reject', 'wallet-reject', 'repealed'],
    // `confirm-error`: sent, and the confirmation is missing.
    pending: ['verifying', 'submitted', 'reexamine', 'pass', 'pre-transfer', 'wallet-transfer', 'confirm-error'],
  },
  {
    folder: 'mexc',
    field: 'status',
    succeeded: ['7'],
    failed: ['8', '9'],
    pending: ['1', '2', '3', '4', '5', '6', '10'],
  },
  {
    folder: 'whiteBit',
    field: 'status',
    succeeded: ['3', '7'],
    failed: ['4'],
    pending: ['1', '2', '5', '6', '10', '11', '12', '13', '14', '15', '16', '17', '18', '22', '27', '28', '31'],
  },
  { folder: 'bitstamp', field: 'status', succeeded: ['2'], failed: ['3', '4', '11'], pending: ['0', '1', '8', '10'] },
]

const readPublished = (folder: string): Recording =>
  JSON.parse(readFileSync(join(import.meta.dirname, folder, 'testing/published.json'), 'utf8'))

/** The reply with this status in place of its own, as text or as number like before. */
const withStatus = (text: string, field: string, status: string): string =>
  text.replace(new RegExp(`"${field}":("[^"]*"|-?\\d+)`, 'g'), (_, before: string) =>
    before.startsWith('"') ? `"${field}":${JSON.stringify(status)}` : `"${field}":${status}`,
  )

const statusOf = async (recording: Recording, step: RecordedStep, change: (text: string) => string) => {
  const exchanges = step.exchanges.map(one => (one.source ? { ...one, text: change(one.text) } : one))
  const [replayed] = await replayRecording(recordingEntry(recording.type), {
    ...recording,
    steps: [{ ...step, exchanges }],
  })
  return replayed?.outcome
}

describe.each(published)('a withdrawal at $folder', ({ folder, field, ...ends }) => {
  const recording = readPublished(folder)
  const step = recording.steps.findLast(({ call }) => call === 'withdraw.find')
  const cases = (['succeeded', 'failed', 'pending'] as const).flatMap(end =>
    ends[end].map(status => [status, end] as const),
  )

  test.each([...cases, ['999', 'pending'] as const])('with the status %s has %s', async (status, end) => {
    if (!step) throw new Error('no withdrawal')
    const outcome = await statusOf(recording, step, text => withStatus(text, field, status))
    expect(outcome).toMatchObject({ value: { status: end } })
  })
})

describe('deposits', () => {
  const listed = async (folder: string, change: (text: string) => string) => {
    const recording = readPublished(folder)
    const step = recording.steps.find(({ call }) => call === 'history.list')
    if (!step) throw new Error('no list')
    const outcome = await statusOf(recording, step, change)
    if (!outcome || !('value' in outcome)) throw new Error('no value')
    const { transfers } = outcome.value as { transfers: { type: string; status: string }[] }
    return transfers.filter(({ type }) => type === 'deposit').map(({ status }) => status)
  }

  test.each([
    ['FINALIZED', 'succeeded'],
    ['COMPLETED', 'succeeded'],
    ['REVERTED', 'failed'],
    ['REJECTED', 'failed'],
    ['IN_PROCESSING', 'pending'],
    ['PENDING', 'pending'],
  ])('at Bitstamp with the status %s have %s', async (status, end) => {
    const found = await listed('bitstamp', text => text.replaceAll('"PENDING"', JSON.stringify(status)))
    expect(found).toEqual([end])
  })

  test.each([
    ['SUCCESS', 'succeeded'],
    ['PRE_SUCCESS', 'pending'],
    ['ROLLBACK', 'failed'],
    ['ROLLBACKING', 'pending'],
    ['WAIT_TRM_MGT', 'pending'],
  ])('at KuCoin with the status %s have %s', async (status, end) => {
    const found = await listed('kucoin', text => withStatus(text, 'status', status))
    expect(found).toEqual([end])
  })

  test.each([
    ['0', 'pending'],
    ['1', 'succeeded'],
    ['2', 'failed'],
    ['6', 'succeeded'],
    ['7', 'failed'],
    ['8', 'pending'],
  ])('at Binance with the status %s have %s', async (status, end) => {
    const found = await listed('binance', text => withStatus(text, 'status', status))
    expect(new Set(found)).toEqual(new Set([end]))
  })
})
