import { afterEach, describe, expect, test, vi } from 'vitest'

import type { FoundWallet } from '../foundWallet.ts'
import { provesNothingSent, walletProblem } from '../walletProblem.ts'
import { discoverTronWallets } from './discoverTronWallets.ts'
import { type TronProvider, tronWallet } from './tronWallet.ts'

const address = 'TBqTaFhfxhdw8GvjXovXdRziYYgzVMry5y'
const nile = 0xcd8690dc
const transaction = { txID: 'a'.repeat(64), raw_data_hex: '0a02', raw_data: {}, visible: false }
const noTime = () => Promise.resolve()
const following = { onCalls: () => undefined, signal: new AbortController().signal }
const asked = {
  status: 'ready' as const,
  tronTransaction: { chain: 'tron:0xcd8690dc', from: address, transaction: JSON.stringify(transaction) },
}

interface Behavior {
  answers?: Readonly<Record<string, unknown>>
  sign?: (given: object) => unknown
  broadcast?: unknown
}

/** As an extension answers: what is a function is called, and an Error is thrown. */
const provider = ({ answers = {}, sign, broadcast = { result: true } }: Behavior = {}) => {
  const calls: string[] = []
  const give = (value: unknown): unknown => {
    const given: unknown = typeof value === 'function' ? value() : value
    if (given instanceof Error || (typeof given === 'object' && given !== null && 'isThrown' in given)) throw given
    return given
  }
  const made: TronProvider = {
    request: async ({ method }) => {
      calls.push(method)
      if (!(method in answers)) throw Object.assign(new Error('no such method'), { code: 4200 })
      return give(answers[method])
    },
    tronWeb: {
      defaultAddress: { base58: address },
      trx: {
        signMessageV2: async message => give(`signed ${message}`),
        sign: async given => give(sign ? sign(given) : { ...given, signature: ['00'] }),
        sendRawTransaction: async () => give(broadcast),
      },
    },
  }
  return { calls, wallet: tronWallet(made, noTime), made }
}

const problemOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'none',
    (error: unknown) => `${walletProblem(error)}${provesNothingSent(error) ? ', not sent' : ''}`,
  )

test('the page connects by TIP-1102, and by the older request if the wallet has no other', async () => {
  const own = provider({ answers: { eth_requestAccounts: [address] } })
  expect(await own.wallet.connect()).toBe(address)
  const older = provider({ answers: { tron_requestAccounts: { code: 200, message: 'ok' } } })
  expect(await older.wallet.connect()).toBe(address)
  expect(older.calls).toEqual(['eth_requestAccounts', 'tron_requestAccounts'])
})

test.each([
  ['declined by number', { code: 4001, isThrown: true }, 'rejected'],
  ['declined in words', new Error('Confirmation declined by user'), 'rejected'],
  ['declined in an answer', { code: 4001, message: 'User rejected the request.' }, 'rejected'],
  ['waiting for an answer to another request', { code: 4000, message: 'in the queue' }, 'pending'],
  ['failed', new Error('locked'), 'failed'],
])('a connection that was %s is distinguished', async (_, answer, problem) => {
  expect(await problemOf(provider({ answers: { eth_requestAccounts: answer } }).wallet.connect())).toMatch(problem)
})

test('a wallet on another chain is asked to change it, and pays only once it is there', async () => {
  let chainId = '0x2b6653dc'
  const answers = { eth_requestAccounts: [address], eth_chainId: () => chainId }
  const target = { address, chainId: nile }
  expect(await problemOf(provider({ answers }).wallet.payment.prepare(target))).toMatch('otherNetwork')
  const change = () => {
    chainId = '0xCD8690DC'
    return null
  }
  const changing = provider({ answers: { ...answers, wallet_switchEthereumChain: change } })
  expect(await problemOf(changing.wallet.payment.prepare(target))).toBe('none')
  expect(await problemOf(changing.wallet.payment.prepare({ ...target, address: 'T' }))).toMatch('otherAccount')
  // One that cannot say is stopped by the chain.
  expect(
    await problemOf(provider({ answers: { eth_requestAccounts: [address] } }).wallet.payment.prepare(target)),
  ).toBe('none')
})

test.each<[string, Behavior, string]>([
  ['declines', { sign: () => new Error('Confirmation declined by user') }, 'rejected'],
  ['cannot sign', { sign: () => new Error('Ledger is locked') }, 'failed, not sent'],
  [
    'signs something else',
    { sign: given => ({ ...given, raw_data_hex: '0a03', signature: [''] }) },
    'failed, not sent',
  ],
  ['is on another chain', { broadcast: { code: 'TAPOS_ERROR' } }, 'otherNetwork, not sent'],
  ['is too late', { broadcast: { code: 'TRANSACTION_EXPIRATION_ERROR' } }, 'failed, not sent'],
  ['sends it twice', { broadcast: { code: 'DUP_TRANSACTION_ERROR' } }, 'none'],
  ['loses the node’s answer', { broadcast: new Error('network') }, 'none'],
])('a payment of a wallet that %s', async (_, behavior, outcome) => {
  const { payment } = provider(behavior).wallet
  expect(await problemOf(payment.send(asked, '', following))).toBe(outcome)
  if (outcome === 'none') expect(await payment.send(asked, '', following)).toBe(transaction.txID)
})

describe('in the page', () => {
  afterEach(() => void vi.unstubAllGlobals())
  const discover = (fields: object, announced: readonly object[] = []) => {
    const page = Object.assign(new EventTarget(), fields)
    vi.stubGlobal('window', page)
    for (const detail of announced)
      page.addEventListener('TIP6963:requestProvider', () =>
        page.dispatchEvent(new CustomEvent('TIP6963:announceProvider', { detail })),
      )
    const found: FoundWallet[] = []
    discoverTronWallets(wallet => found.push(wallet))()
    return found
  }

  test('wallets that announce themselves are found, and the page’s own only where it is another', async () => {
    const { made } = provider({ answers: { eth_requestAccounts: [address] } })
    const info = { uuid: 'u', name: 'One', rdns: 'com.one', icon: 'https://elsewhere.example/icon.png' }
    const one = { info, provider: made }
    expect(discover({ tron: made }, [one, { info }, { provider: made }])).toMatchObject([
      { id: 'com.one', family: 'tron', iconUrl: undefined },
    ])
    const other = Object.assign(provider().made, { isTronLink: true })
    expect(discover({ tron: other }, [one]).map(({ name }) => name)).toEqual(['One', 'TronLink'])
    const [older] = discover({ tronLink: { request: made.request }, tronWeb: made.tronWeb })
    expect([older?.name, await older?.connect(), await older?.sign('text', address)]).toEqual([
      'TronLink',
      address,
      { signature: 'signed text' },
    ])
    expect(discover({ tron: {}, tronLink: null })).toEqual([])
  })
})
