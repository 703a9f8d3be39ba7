import type { LinkTransfer } from '@rialto/contract'
import { expect, test } from 'vitest'

import { connection, integrations, session } from '../../dev/sampleData.ts'
import { followCombined, isRehearsal, isWholeHandedOver, reduceCombined } from './combined.ts'
import { initialState, type LinkState } from './state.ts'

const accounts = [connection(integrations[0]!), connection(integrations[1]!)]
const parts = accounts.map(({ connectionId, brokerName }, at) => ({
  connectionId,
  previewId: `p${at}`,
  fromName: brokerName,
}))
const combination = { transferId: 't', parts } as unknown as NonNullable<LinkState['combination']>
const chosen: LinkState = {
  ...initialState,
  session: session('payment', []),
  connections: accounts,
  combination,
  step: { name: 'combined' },
}
const next = (state: LinkState, event: Parameters<typeof reduceCombined>[1]) => reduceCombined(state, event) ?? state
const submitted = { type: 'executed', execution: { status: 'submitted' } } as Parameters<typeof reduceCombined>[1]

test('the parts are sent one after the other, each at its own institution, and then the whole is followed', () => {
  const first = next(chosen, { type: 'combinationConfirmed' })
  expect(first).toMatchObject({ step: { name: 'sendingPart' }, part: 0, integrationId: integrations[0]?.id })
  expect(first.combinedId).toBeUndefined()
  const second = next(first, submitted)
  expect(second).toMatchObject({ part: 1, combinedId: 't', integrationId: integrations[1]?.id })
  expect(next(second, submitted).step).toEqual({ name: 'progress', transferId: 't' })
})

test('a rejected first part fails the whole transfer, and a later one leaves it in progress', () => {
  const refused = { type: 'executed', execution: { status: 'failed', reason: 'insufficientFunds' } } as typeof submitted
  const first = next(chosen, { type: 'combinationConfirmed' })
  const failed = next(first, refused)
  expect(failed).toMatchObject({ failedTransferId: 't', step: { name: 'combined' } })
  expect(failed.step).toMatchObject({ failed: { name: 'Coinbase', failure: { problem: 'insufficientFunds' } } })
  const later = next(next(first, submitted), refused)
  expect(later.combinedId).toBe('t')
  expect(later.failedTransferId).toBeUndefined()
})

test('a transfer executed alone does not belong to a combined transfer', () => {
  expect(reduceCombined({ ...chosen, part: undefined }, submitted)).toBeUndefined()
})

test('a combined transfer is followed until it has ended', () => {
  const read = { parts: [], transferId: 't', status: 'pending' } as unknown as Parameters<typeof followCombined>[1]
  expect(followCombined(chosen, read).combinedId).toBe('t')
  expect(followCombined({ ...chosen, combinedId: 't' }, { ...read, status: 'succeeded' }).combinedId).toBeUndefined()
})

test('the whole is handed over when nothing is missing and each part has an id', () => {
  const part = (isUnconfirmed: boolean, status: string) => ({ isUnconfirmed, status })
  const transfer = (more: object) =>
    isWholeHandedOver({ status: 'pending', parts: [part(false, 'pending')], ...more } as never)
  expect(transfer({})).toBe(true)
  expect(transfer({ missing: '5' })).toBe(false)
  expect(transfer({ status: 'failed' })).toBe(false)
  expect(transfer({ parts: [part(true, 'pending')] })).toBe(false)
  expect(transfer({ parts: [part(true, 'failed'), part(false, 'pending')] })).toBe(true)
})

test('a small part of a preview is sent first, and the rest comes from the same account', () => {
  const [account] = accounts
  const connectionId = account?.connectionId ?? ''
  const choice = { connectionId, symbol: 'USDC', networkId: 'n' }
  const previewed: LinkState = { ...chosen, combination: undefined, choice, step: { name: 'preview' } }
  const rehearsed = next(previewed, { type: 'rehearsalChosen', previewId: 'p', amount: '100' })
  expect(rehearsed).toMatchObject({
    step: { name: 'combined' },
    choice: { ...choice, rehearses: { previewId: 'p', amount: '100' } },
  })
  const transfer = { symbol: 'USDC', networkId: 'n', transferId: 't', parts: [] } as unknown as LinkTransfer
  const rest = next(rehearsed, { type: 'restRequested', transfer })
  expect(rest).toMatchObject({ combinedId: 't', choice: { ...choice, accountIds: [connectionId] } })
  expect(rest.choice.rehearses).toBeUndefined()
  expect(next(chosen, { type: 'rehearsalChosen', previewId: 'p', amount: '100' })).toBe(chosen)
  expect(isRehearsal(rest, transfer)).toBe(true)
})
