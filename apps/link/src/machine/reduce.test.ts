import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { aMoneyLine } from '../../dev/aMoneyLine.ts'
import { connection, holdings, integrations, networks, session } from '../../dev/sampleData.ts'
import { announce } from './announce.ts'
import { lossOnLeaving } from './announceFirst.ts'
import type { LinkEventIn } from './events.ts'
import { previousStep } from './previousStep.ts'
import { reduce } from './reduce.ts'
import { type Choice, initialState, type LinkState } from './state.ts'

const coinbase = integrations[0]!
const account = connection(coinbase)
const opened = (scenario: string, choice: Choice = {}, more: object = {}): LinkEventIn => ({
  type: 'sessionOpened',
  session: { ...session(scenario, []), ...more },
  restored: [],
  remembered: { choice, isHandedOver: false },
})
const oauth = { integrationId: coinbase.id, attemptId: 'a', authorizeUrl: 'https://institution.example/' }
const play = (events: LinkEventIn[], from: LinkState = initialState) => events.reduce(reduce, from)
const connecting: LinkEventIn[] = [
  { type: 'integrationChosen', integrationId: coinbase.id, searched: false },
  { type: 'oauthStarted', oauth, window: 'open' },
  { type: 'connected', connection: account },
]
const transfer = {
  transferId: 't',
  status: 'pending' as const,
  isUnconfirmed: false,
  steps: [],
  amount: '25',
  symbol: 'USDC',
  networkId: networks.base,
  networkName: 'Base',
  fromName: 'Coinbase',
  fromAddress: '0xa',
  toAddress: '0xb',
  receiptUrl: 'https://rialto.example/receipt/1',
  institutionTransactionId: '',
  moneyLine: aMoneyLine({ amount: '25', fee: '0', total: '25', symbol: 'USDC' }),
  state: 'pending' as const,
  caseCode: '0000-0001',
}
const priced = {
  previewId: 'p',
  expiresInMs: 30_000,
  symbol: 'USDC',
  networkId: networks.base,
  networkName: 'Base',
  amount: '25',
  fee: '0',
  total: '25',
  moneyLine: transfer.moneyLine,
  toAddress: '0xb',
  fromName: 'Coinbase',
  estimatedSeconds: 60,
}
const submitted: LinkEventIn = { type: 'executed', execution: { status: 'submitted', transfer } }

describe('where a session starts', () => {
  test.each([
    ['connect', {}, 'catalogue'],
    ['connect', { integrationId: coinbase.id }, 'consent'],
    ['connect', { connections: [account] }, 'connected'],
    ['connect', { verifyWallet: { addresses: [], networks: [] } }, 'verify'],
    ['connect', { verifyWallet: { addresses: [], networks: [] }, connections: [account] }, 'verified'],
    ['transfer', { connections: [account] }, 'configuring'],
    ['transfer', { connections: [account], transferId: 't' }, 'progress'],
  ])('%s with %j starts at %s', (scenario, more, step) => {
    expect(play([opened(scenario, {}, more)]).step.name).toBe(step)
  })

  test('stored accounts come first, without those that have expired', () => {
    const start = opened('transfer') as Extract<LinkEventIn, { type: 'sessionOpened' }>
    expect(play([{ ...start, restored: [account] }]).step.name).toBe('accounts')
    expect(play([{ ...start, restored: [{ ...account, needsReconnect: true }] }]).step.name).toBe('catalogue')
  })

  test('a tile of the client’s page leads to its institution or the stored account there, and never beyond the limits of the token', () => {
    const start = opened('transfer') as Extract<LinkEventIn, { type: 'sessionOpened' }>
    const other = integrations.find(one => one.isUp && one.id !== coinbase.id)?.id ?? ''
    const isDown = integrations.find(one => !one.isUp)?.id ?? ''
    const at = (chosenId: string, more: Partial<typeof start> = {}) => play([{ ...start, ...more, chosenId }])
    expect(at(coinbase.id).step).toEqual({ name: 'consent', integrationId: coinbase.id })
    expect(previousStep(at(coinbase.id))?.name).toBe('catalogue')
    expect(at(coinbase.id, { restored: [account] }).step.name).toBe('configuring')
    expect(at(coinbase.id, { restored: [{ ...account, needsReconnect: true }] }).step.name).toBe('consent')
    expect(at(other, { restored: [account] }).step).toEqual({ name: 'consent', integrationId: other })
    expect(at(isDown).step.name).toBe('catalogue')
    expect(at('unknown', { restored: [account] }).step.name).toBe('accounts')
    const ofToken = { session: { ...start.session, integrationId: other } }
    expect(at(coinbase.id, ofToken).step).toEqual({ name: 'consent', integrationId: other })
    expect(at(coinbase.id, { ...ofToken, restored: [account] }).step.name).toBe('accounts')
  })

  test('a reload resumes with the earlier choices', () => {
    const choice = {
      connectionId: account.connectionId,
      symbol: 'USDC',
      networkId: networks.base,
      amount: { amount: '5' },
    }
    const state = play([opened('transfer', choice, { connections: [account] }), { type: 'holdingsLoaded', holdings }])
    expect(state.step.name).toBe('preview')
    expect(state.choice).toEqual(choice)
  })
})

describe('a transfer', () => {
  test('only the choices that the client left open are requested', () => {
    const free = play([opened('transfer'), ...connecting, { type: 'holdingsLoaded', holdings }])
    expect(free.step.name).toBe('assets')
    expect(play([{ type: 'assetChosen', symbol: 'ETH' }], free).step.name).toBe('amount')
    expect(play([{ type: 'assetChosen', symbol: 'USDC' }], free).step.name).toBe('network')
    expect(play([{ type: 'assetChosen', symbol: 'BTC' }], free).step.name).toBe('assets')
  })

  test('no question is asked when the client fixed everything', () => {
    const fixed = play([opened('payment'), ...connecting, { type: 'holdingsLoaded', holdings }])
    expect(fixed.step.name).toBe('preview')
    expect(fixed.choice).toMatchObject({ symbol: 'USDC', networkId: networks.base })
    expect(previousStep(fixed)?.name).toBe('accounts')
  })

  test('an address that is not saved yet comes before the preview, and Back leads before both', () => {
    const preview = { ...priced, obstacle: 'whitelist' as const }
    const started = play([opened('payment'), ...connecting, { type: 'holdingsLoaded', holdings }])
    const found = play([{ type: 'previewed', preview }], started)
    expect(found.step).toEqual({ name: 'action', kind: 'whitelist', checks: 0 })
    expect(previousStep(found)?.name).toBe('accounts')
    expect(play([{ type: 'previewed', preview }], found).step).toMatchObject({ name: 'action', checks: 1 })
    const saved = play([{ type: 'previewed', preview: priced }], found)
    expect(saved).toMatchObject({ step: { name: 'preview' }, preview: priced })
  })

  test('never says that nothing was sent when that is not known', () => {
    const failure = { kind: 'unknown', problem: 'offline', message: '', supportCode: '' } as const
    const unknown: LinkEventIn = { type: 'outcomeUnknown', failure }
    const ended = play([opened('payment'), ...connecting, unknown, { type: 'sessionEnded', reason: 'expired' }])
    expect(ended.step).toMatchObject({ name: 'ended', money: 'unknown' })
  })

  test('notifies the host once that the institution accepted it', () => {
    const before = play([opened('transfer'), ...connecting, { type: 'holdingsLoaded', holdings }, submitted])
    expect(before.step.name).toBe('progress')
    const taken: LinkEventIn = { type: 'transferUpdated', transfer: { ...transfer, institutionTransactionId: 'i-1' } }
    const after = reduce(before, taken)
    const [message, ...more] = announce(before, taken, after, 'https://link.example')
    expect(message).toMatchObject({ type: 'transferFinished', payload: { status: 'success', txId: 'i-1', amount: 25 } })
    expect(more).toEqual([])
    expect(announce(after, taken, reduce(after, taken), 'https://link.example')).toEqual([])
  })

  test('a transfer that was refused does not come back in place of the next preview', () => {
    const refused: LinkEventIn = {
      type: 'executed',
      execution: { status: 'failed', reason: 'insufficientFunds', transfer },
    }
    const again = play([refused, { type: 'previewReopened' }], play([opened('transfer'), ...connecting]))
    const { transferId } = transfer
    expect(reduce(again, { type: 'transferFound', transferId }).step.name).toBe('preview')
    expect(reduce(again, { type: 'transferFound', transferId: 'another' }).step.name).toBe('progress')
  })

  test('a failed transfer is never announced as finished', () => {
    const before = play([opened('transfer'), ...connecting, submitted])
    const failed: LinkEventIn = {
      type: 'transferUpdated',
      transfer: { ...transfer, status: 'failed', institutionTransactionId: 'i-1' },
    }
    const reported = announce(before, failed, reduce(before, failed), 'https://link.example')
    expect(reported.map(message => message.type)).toEqual(['pageChanged', 'transferExecutionError'])
  })
})

test('hands over the token with every field that strict clients need', () => {
  const before = play([opened('connect'), ...connecting.slice(0, 2)])
  const event = connecting[2]!
  const [message] = announce(before, event, reduce(before, event), 'https://link.example')
  expect(message).toMatchObject({
    type: 'brokerageAccountAccessToken',
    payload: {
      brokerType: 'coinbase',
      brokerBrandInfo: { brokerLogo: '' },
      accountTokens: [
        {
          account: {
            accountId: 'acc-coinbase',
            frontAccountId: account.connectionId,
            meshAccountId: account.connectionId,
          },
        },
      ],
    },
  })
})

describe('several accounts that pay together', () => {
  const combination = {
    ...{ ...priced, transferId: 'whole', amount: '100' },
    parts: ['a', 'b'].map(id => ({ ...priced, previewId: id, connectionId: account.connectionId, accountName: '' })),
  }
  const offer = { symbol: 'USDC', networkId: networks.base, parts: 2 }
  const offered = play([opened('payment'), ...connecting, { type: 'holdingsLoaded', holdings, sources: [], offer }])
  const confirmed = play([{ type: 'combinationPriced', combination }, { type: 'combinationConfirmed' }], offered)
  const refusedPart: LinkEventIn = { type: 'executed', execution: { status: 'failed', reason: 'insufficientFunds' } }
  const idOf = ({ preview }: LinkState) => preview?.previewId

  test('parts are confirmed once and sent one after the other, each with its institution’s requirements', () => {
    expect([offered.step.name, confirmed.step.name, idOf(confirmed)]).toEqual(['combined', 'sendingPart', 'a'])
    const asked = play([{ type: 'executed', execution: { status: 'secondFactorRequired', factor: 'totp' } }], confirmed)
    expect([asked.step.name, idOf(asked)]).toEqual(['secondFactor', 'a'])
    const second = play([submitted], asked)
    expect([second.step.name, idOf(second), second.combinedId]).toEqual(['sendingPart', 'b', 'whole'])
    expect(play([submitted], second).step).toEqual({ name: 'progress', transferId: 'whole' })
  })

  test('a part that is refused leads back to the parts, and leaving loses nothing that was sent', () => {
    const first = play([refusedPart], confirmed)
    expect(first).toMatchObject({ step: { name: 'combined', failed: { name: 'Coinbase' } }, failedTransferId: 'whole' })
    expect(lossOnLeaving(first)).toBe('transfer')
    const later = play([submitted, refusedPart], confirmed)
    expect(later).toMatchObject({ step: { name: 'combined' }, combinedId: 'whole' })
    expect(later.failedTransferId).toBeUndefined()
    expect(lossOnLeaving(later)).toBeUndefined()
    expect(previousStep(later)).toEqual({ name: 'progress', transferId: 'whole' })
  })

  test('after a reload the missing amount is paid by the accounts connected then', () => {
    const part = { transferId: 'p', fromName: 'Coinbase', amount: '60', isUnconfirmed: false, isSent: true }
    const whole = { ...transfer, transferId: 'whole', missing: '40', parts: [{ ...part, status: 'pending' as const }] }
    const started = play([opened('payment', {}, { connections: [account], transferId: 'whole' })])
    const read = play([{ type: 'transferUpdated', transfer: whole }], started)
    expect([read.step.name, read.isHandedOver]).toEqual(['progress', false])
    const rest = play([{ type: 'restRequested', transfer: whole }], read)
    expect(rest).toMatchObject({ step: { name: 'combined' }, choice: { symbol: 'USDC', networkId: networks.base } })
    const connected = play([{ type: 'catalogueOpened' }, ...connecting, { type: 'holdingsLoaded', holdings }], rest)
    expect(connected.step.name).toBe('combined')
    const { missing: _, ...nothing } = whole
    expect(play([{ type: 'transferUpdated', transfer: nothing }], read).isHandedOver).toBe(true)
  })
})

test('a fee that has risen leads back to the price, to be confirmed anew', () => {
  const before = play([
    opened('transfer'),
    { type: 'holdingsLoaded', holdings },
    { type: 'assetChosen', symbol: 'USDC' },
    { type: 'networkChosen', networkId: networks.base },
    { type: 'amountEntered', amount: { amount: '5' } },
  ])
  const after = reduce(before, { type: 'executed', execution: { status: 'feeAboveApproved' } })
  expect(after.step).toEqual({ name: 'preview', notice: 'feeRose' })
  expect(after.preview).toBeUndefined()
})

describe('whatever happens', () => {
  const anyEvent = fc.constantFrom<LinkEventIn>(
    ...connecting,
    submitted,
    { type: 'holdingsLoaded', holdings },
    { type: 'combinationConfirmed' },
    { type: 'assetChosen', symbol: 'USDC' },
    { type: 'networkChosen', networkId: networks.base },
    { type: 'amountEntered', amount: { amount: '5' } },
    { type: 'executed', execution: { status: 'secondFactorRequired', factor: 'totp' } },
    { type: 'executed', execution: { status: 'travelRuleRequired', travelRule: {} } },
    { type: 'executed', execution: { status: 'previewExpired' } },
    { type: 'executed', execution: { status: 'feeAboveApproved' } },
    { type: 'transferUpdated', transfer: { ...transfer, institutionTransactionId: 'i-1' } },
    { type: 'accountsOpened' },
    { type: 'catalogueOpened' },
    { type: 'back' },
    { type: 'sessionEnded', reason: 'expired' },
    { type: 'left' },
  )

  test('finishes at most once, stays closed when closed, and always has a way back that is not itself', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('connect', 'transfer', 'payment'),
        fc.array(anyEvent, { maxLength: 30 }),
        (scenario, events) => {
          let state = play([opened(scenario)])
          let finished = 0
          for (const event of events) {
            const next = reduce(state, event)
            const reported = announce(state, event, next, 'https://link.example')
            finished += reported.filter(message => message.type === 'transferFinished').length
            if (state.step.name === 'closed') expect(next).toBe(state)
            expect(previousStep(next)?.name).not.toBe(next.step.name)
            if (['progress', 'success'].includes(next.step.name)) expect(lossOnLeaving(next)).toBeUndefined()
            state = next
          }
          expect(finished).toBeLessThanOrEqual(1)
        },
      ),
    )
  })
})

describe('the source of a fixed amount', () => {
  const source = {
    connectionId: account.connectionId,
    brokerName: 'Coinbase',
    accountName: 'Main account',
    kind: 'conversion' as const,
    symbol: 'ETH',
    toSymbol: 'USDC',
    networkId: networks.base,
    networkName: 'Base',
  }
  const loaded: LinkEventIn = {
    type: 'holdingsLoaded',
    holdings: [],
    sources: [source, { ...source, kind: 'balance', symbol: 'USDC' }],
  }
  const chosen = { connectionId: account.connectionId, symbol: 'USDC', networkId: networks.base }
  const fundWith = { symbol: 'ETH', isPurchase: false }

  test('the best one is chosen in advance, and another can be chosen instead', () => {
    const state = play([opened('transfer'), ...connecting, loaded])
    expect(state).toMatchObject({ step: { name: 'preview' }, choice: { ...chosen, fundWith } })
    const listed = reduce(state, { type: 'sourcesOpened' })
    expect(listed.step).toEqual({ name: 'sources' })
    expect(previousStep(listed)).toEqual({ name: 'preview' })
    const other = reduce(listed, { type: 'sourceChosen', source: { ...source, kind: 'balance', symbol: 'USDC' } })
    expect(other.choice).toEqual(chosen)
  })

  test('a conversion is still chosen after a reload', () => {
    const remembered = opened('transfer', { ...chosen, fundWith }, { connections: [account] })
    expect(play([remembered, loaded])).toMatchObject({ step: { name: 'preview' }, choice: { ...chosen, fundWith } })
  })
})

describe('an onramp without a fixed amount', () => {
  const destination = { networkId: networks.base, symbol: 'USDC', networkName: 'Base', toAddress: '0xb' }
  const onramp = { transfer: { transferType: 'onramp', destinations: [destination], fiatCurrency: 'USD' } }
  const purchase = {
    connectionId: account.connectionId,
    brokerName: 'Coinbase',
    accountName: 'Main account',
    kind: 'purchase' as const,
    symbol: 'USD',
    toSymbol: 'USDC',
    networkId: networks.base,
    networkName: 'Base',
  }
  const amount = { amountInFiat: '50' }
  const asked = play([opened('transfer', {}, onramp), ...connecting, { type: 'holdingsLoaded', holdings }])
  const entered = reduce(asked, { type: 'amountEntered', amount })

  test('the page asks for the amount before it offers a way to pay', () => {
    expect(asked.step).toEqual({ name: 'buyAmount' })
    expect(entered).toMatchObject({ step: { name: 'configuring' }, choice: { amount } })
    const bought = reduce(entered, { type: 'holdingsLoaded', holdings, sources: [purchase] })
    expect(bought).toMatchObject({
      step: { name: 'preview' },
      choice: { amount, symbol: 'USDC', fundWith: { symbol: 'USD', isPurchase: true } },
    })
    expect(previousStep(bought)).toEqual({ name: 'buyAmount' })
  })

  test('the page asks again if the account cannot buy for the amount', () => {
    const refused = reduce(entered, { type: 'holdingsLoaded', holdings, sources: [] })
    expect(refused.step).toEqual({ name: 'buyAmount', refused: amount })
  })
})

test('a proof ends a session that only verifies, and is reported in one that continues with a payment', () => {
  const proof = { type: 'walletVerified', address: '0xa', message: 'm', signature: '0x1', atMs: 7 } as const
  const verifyWallet = { addresses: [], networks: [] }
  const only = play([opened('connect', {}, { verifyWallet })])
  const verified = reduce(only, proof)
  expect(verified.step).toEqual({ name: 'verified', address: '0xa' })
  const signed = {
    type: 'walletMessageSigned',
    payload: {
      address: '0xa',
      message: 'm',
      signedMessageHash: '0x1',
      timeStamp: 7,
      isVerified: true,
      verifiedAddresses: ['0xa'],
    },
  }
  expect(announce(only, proof, verified, '')).toEqual([
    signed,
    { type: 'verifyDonePage' },
    { type: 'pageChanged', payload: { page: 'verifyDonePage' } },
  ])
  const paying = play([opened('transfer', {}, { verifyWallet }), ...connecting])
  expect(reduce(paying, proof)).toBe(paying)
  expect(announce(paying, proof, paying, '')).toEqual([signed])
  const mismatched = { type: 'walletMismatched', name: 'W', connectedAddress: '0xb', atMs: 7 } as const
  expect(announce(only, mismatched, only, '')).toMatchObject([
    { type: 'defiWalletError', payload: { integrationName: 'W', errorType: 'verifyMismatch' } },
  ])
  expect(announce(only, { type: 'walletVerificationRejected' }, only, '')).toEqual([{ type: 'verifyWalletRejected' }])
})
