import { expect, test } from 'vitest'
import { aWithdrawal } from '../testing/aWithdrawal.ts'
import { applyEvent, createState, referenceKey } from './createState.ts'
import type { Deposit, Grant } from './types.ts'

test('a reference leads to the first withdrawal that carried it, also after that has moved on', () => {
  const state = createState()
  const first = aWithdrawal({ id: '1', reference: 'twin' })
  applyEvent(state, { type: 'withdrawal', withdrawal: first })
  applyEvent(state, { type: 'withdrawal', withdrawal: { ...first, id: '2' } })
  applyEvent(state, { type: 'withdrawal', withdrawal: { ...first, status: 'completed' } })
  expect(state.byReference.get(referenceKey(first))).toBe('1')
  expect(state.withdrawals.get('1')?.status).toBe('completed')
})

test('withdrawals without a reference are not duplicates', () => {
  const state = createState()
  applyEvent(state, { type: 'withdrawal', withdrawal: aWithdrawal() })
  expect(state.byReference.size).toBe(0)
})

const deposit: Deposit = {
  id: 'd',
  institution: 'okx',
  persona: 'Mesh',
  asset: 'USDC',
  networkId: '',
  network: '',
  address: '',
  amountUnits: '1',
  createdAtMs: 0,
  hash: '0x1',
}

test('a deposit is in progress until it is credited or dropped', () => {
  const state = createState()
  applyEvent(state, { type: 'incoming', deposit })
  applyEvent(state, { type: 'incoming', deposit: { ...deposit, id: 'e' } })
  applyEvent(state, { type: 'deposit', deposit })
  expect([[...state.incoming.keys()], [...state.deposits.keys()]]).toEqual([['e'], ['d']])
  applyEvent(state, { type: 'incomingDropped', id: 'e' })
  expect(state.incoming.size).toBe(0)
})

test('every code and token that a grant ever had leads to it', () => {
  const state = createState()
  const grant: Grant = {
    id: 'g',
    institution: 'okx',
    persona: 'Mesh',
    clientId: '',
    redirectUri: '',
    scopes: [],
    codeHash: 'code',
    codeExpiresAtMs: 0,
    codeUsed: true,
    codeChallenge: '',
    accessTokens: [{ hash: 'access', expiresAtMs: 1 }],
    refreshHash: 'refresh',
    usedRefreshHashes: ['used'],
    revoked: false,
  }
  applyEvent(state, { type: 'grant', grant })
  expect([...state.grantByHash.keys()].sort()).toEqual(['access', 'code', 'refresh', 'used'])
})

test('a note without a value is forgotten', () => {
  const state = createState()
  applyEvent(state, { type: 'note', note: { institution: 'okx', key: 'a', value: 1 } })
  applyEvent(state, { type: 'note', note: { institution: 'kraken', key: 'a', value: 2 } })
  applyEvent(state, { type: 'note', note: { institution: 'okx', key: 'a', value: undefined } })
  expect([...state.notes.keys()]).toEqual(['kraken/a'])
})
