import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { expect, test } from 'vitest'

import { type Deviations, playImpoliteWallet } from '../../../../../../tests/harness/wallets/playImpoliteWallet.ts'
import { playMetaMask } from '../../../../../../tests/harness/wallets/playMetaMask.ts'
import { type PlayedWallet, WalletError } from '../../../../../../tests/harness/wallets/playedWallet.ts'
import { playSafe } from '../../../../../../tests/harness/wallets/playSafe.ts'
import type { WalletCalls } from '../foundWallet.ts'
import { cameOf } from '../payWithWallet.ts'
import { walletProblem } from '../walletProblem.ts'
import { evmWallet } from './evmWallet.ts'

const account = privateKeyToAccount(generatePrivateKey())
const other = '0x00000000000000000000000000000000000000aa'
const chainId = 84_532
const hash = `0x${'ab'.repeat(32)}` as const
const token = '0x00000000000000000000000000000000000000cc'
const asked = {
  status: 'ready' as const,
  transaction: { chainId, from: account.address, to: token, value: '0x0', data: '0xa9059cbb' },
}
const askId = '00000000-0000-4000-8000-0000000005b0'
const ownId = `0x${askId.replaceAll('-', '').padStart(64, '0')}`
const send = async () => hash
const receiptOf = async () => ({
  transactionHash: hash,
  status: '0x1',
  blockHash: hash,
  blockNumber: '0x1',
  gasUsed: '0x1',
})

/** Lets everything else run, and takes no time. */
const turn = () => new Promise<void>(resolve => setImmediate(resolve))

/** Asks a wallet for the payment: `came` once it has ended, `calls` as they are reported. */
const pay = (wallet: PlayedWallet, from = account.address) => {
  const calls: WalletCalls[] = []
  const over = new AbortController()
  const following = { onCalls: (one: WalletCalls) => void calls.push(one), signal: over.signal }
  let turns = 0
  const wait = () => {
    turns += 1
    return turn()
  }
  const { payment } = evmWallet(wallet, wait)
  const run = async () => {
    await payment.prepare({ address: from, chainId })
    return payment.send({ ...asked, transaction: { ...asked.transaction, from } }, askId, following)
  }
  let came: Awaited<ReturnType<typeof cameOf>> | undefined
  const ended = cameOf(run()).then(result => {
    came = result
    return result
  })
  return { calls, ended, came: () => came, turns: () => turns, stop: () => over.abort() }
}

const until = async (isSo: () => boolean) => {
  for (let tries = 0; !isSo(); tries += 1) {
    if (tries === 5_000) throw new Error('It never was so')
    await turn()
  }
}

const metaMask = () => playMetaMask({ account, chainId: '0x14a34', send, receiptOf })

test('a payment in MetaMask is followed by the id that MetaMask gives it, from before its user acts to its transaction', async () => {
  const wallet = metaMask()
  const { calls, ended, came, turns } = pay(wallet)
  await until(() => turns() >= 50)
  expect([came(), wallet.asked.length]).toEqual([undefined, 1])
  wallet.user.approve()
  expect(await ended).toEqual({ hash })
  const [{ id } = { id: '' }] = calls
  expect(id).not.toBe(ownId)
  expect(calls).toEqual([
    { id, isKnown: false },
    { id, isKnown: true },
  ])
})

test('a payment that is declined in MetaMask is dropped at once, although MetaMask had taken it', async () => {
  const wallet = metaMask()
  const { ended, calls } = pay(wallet)
  await until(() => calls.some(({ isKnown }) => isKnown))
  wallet.user.decline()
  expect(await ended).toEqual({ refused: 'payDropped' })
})

test('a payment whose answer MetaMask loses is unknown, and is never called unsent', async () => {
  const wallet = metaMask()
  wallet.faults.losesAnswers = 1
  expect(await pay(wallet).ended).toEqual({ isUnknown: true })
  expect([wallet.asked.length, wallet.user.waiting()]).toEqual([1, 1])
})

const safe = (parts: Partial<Parameters<typeof playSafe>[0]> = {}) =>
  playSafe({ address: account.address, chainId, execute: send, receiptOf, ...parts })

test('a payment in a Safe is followed by the hash of the Safe’s transaction until its owners have confirmed or rejected it', async () => {
  const wallet = safe()
  const first = pay(wallet)
  await until(() => first.turns() >= 50)
  expect(first.came()).toBeUndefined()
  wallet.user.approve()
  expect(await first.ended).toEqual({ hash })
  const second = pay(wallet)
  await until(() => second.calls.length === 2)
  wallet.user.decline()
  expect(await second.ended).toEqual({ refused: 'payDropped' })
})

/** A wallet that takes calls, of which a test says what it answers. */
const scripted = (answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>>) => {
  const methods: string[] = []
  const all: typeof answers = {
    eth_requestAccounts: () => [account.address],
    eth_accounts: () => [account.address],
    eth_chainId: () => '0x14a34',
    wallet_getCapabilities: () => ({ '0x14a34': { atomic: { status: 'supported' } } }),
    ...answers,
  }
  const request: PlayedWallet['request'] = async ({ method, params = [] }) => {
    methods.push(method)
    const answer = all[method]
    if (!answer) throw new WalletError(4200, 'no such method')
    return answer(params)
  }
  return { request, methods }
}

const fail = (code: number) => () => {
  throw new WalletError(code, 'refused')
}
const notKnown = fail(5730)
const inBlock = { status: 200, receipts: [{ transactionHash: hash }] }

test.each([
  ['text', '0xb1', '0xb1'],
  ['an object', { id: 'batch-7' }, 'batch-7'],
  ['our own id', { id: ownId }, ownId],
])('the id in the answer is followed where it is %s', async (_, answer, id) => {
  const wallet = scripted({
    wallet_sendCalls: () => answer,
    wallet_getCallsStatus: ([of]) => (of === id ? inBlock : notKnown()),
  })
  expect(await pay(wallet).ended).toEqual({ hash })
})

test('readings that fail, and an id that the wallet does not know yet, end nothing', async () => {
  const statuses = [
    notKnown,
    fail(-32603),
    () => null,
    notKnown,
    () => ({ status: 'PENDING' }),
    fail(4900),
    () => inBlock,
  ]
  const wallet = scripted({ wallet_sendCalls: () => ({ id: 'x' }), wallet_getCallsStatus: () => statuses.shift()?.() })
  expect(await pay(wallet).ended).toEqual({ hash })
  const never = pay(scripted({ wallet_sendCalls: () => ({ id: 'x' }), wallet_getCallsStatus: notKnown }))
  await until(() => never.turns() >= 300)
  expect(never.came()).toBeUndefined()
  never.stop()
})

test('an id that the wallet has known, or repeated, and no longer knows means that it dropped the payment', async () => {
  const statuses = [() => ({ status: 100 }), notKnown, notKnown]
  const known = scripted({ wallet_sendCalls: () => ({ id: 'x' }), wallet_getCallsStatus: () => statuses.shift()?.() })
  expect(await pay(known).ended).toEqual({ refused: 'payDropped' })
  const repeated = scripted({ wallet_sendCalls: () => ({ id: ownId }), wallet_getCallsStatus: notKnown })
  expect(await pay(repeated).ended).toEqual({ refused: 'payDropped' })
})

test.each([
  ['an error that may come after the payment', fail(-32603)],
  ['null', () => null],
  ['an object without an id', () => ({})],
])(
  'after %s the payment is unknown where the wallet does not have it under our id, and followed where it has',
  async (_, answer) => {
    const unknown = scripted({ wallet_sendCalls: answer, wallet_getCallsStatus: notKnown })
    expect(await pay(unknown).ended).toEqual({ isUnknown: true })
    const taken = scripted({
      wallet_sendCalls: answer,
      wallet_getCallsStatus: ([id]) => (id === ownId ? inBlock : notKnown()),
    })
    expect(await pay(taken).ended).toEqual({ hash })
    expect([unknown, taken].flatMap(({ methods }) => methods)).not.toContain('eth_sendTransaction')
  },
)

test('a user who declines is believed at once, and one who declines what calls need is asked without them the next time', async () => {
  for (const code of [4001, 5750]) {
    const wallet = scripted({ wallet_sendCalls: fail(code), eth_sendTransaction: () => hash })
    const following = { onCalls: () => undefined, signal: new AbortController().signal }
    const { payment } = evmWallet(wallet, turn)
    const ask = async () => {
      await payment.prepare({ address: account.address, chainId })
      return payment.send(asked, askId, following)
    }
    expect(await cameOf(ask())).toEqual({ refused: 'rejected' })
    expect(wallet.methods).not.toContain('wallet_getCallsStatus')
    expect(await cameOf(ask())).toEqual(code === 4001 ? { refused: 'rejected' } : { hash })
  }
  const dropped = scripted({ wallet_sendCalls: () => ({ id: 'x' }), wallet_getCallsStatus: () => ({ status: 400 }) })
  expect(await pay(dropped).ended).toEqual({ refused: 'payDropped' })
})

test.each([
  ['names no calls for the chain', { '0x14a34': { paymasterService: { supported: true } } }],
  ['names another chain', { '0x1': { atomic: { status: 'supported' } } }],
  ['names nothing', {}],
])('a wallet that %s is asked for a transaction', async (_, capabilities) => {
  const wallet = scripted({ wallet_getCapabilities: () => capabilities, eth_sendTransaction: () => hash })
  expect(await pay(wallet).ended).toEqual({ hash })
  expect(wallet.methods).not.toContain('wallet_sendCalls')
})

test.each([
  ['the first version', { '0x14a34': { atomicBatch: { supported: true } } }, '1.0'],
  ['every chain at once', { '0x0': { atomic: { status: 'ready' } } }, '2.0.0'],
])('a wallet that takes calls by %s is asked for them in its own version', async (_, capabilities, version) => {
  const requests: unknown[] = []
  const wallet = scripted({
    wallet_getCapabilities: () => capabilities,
    wallet_sendCalls: ([request]) => {
      requests.push(request)
      return '0xb1'
    },
    wallet_getCallsStatus: () => inBlock,
  })
  expect(await pay(wallet).ended).toEqual({ hash })
  expect(requests).toMatchObject([{ version, chainId: '0x14a34', from: account.address }])
})

const impolite = (deviations: Deviations, sentOn: number[] = []) =>
  playImpoliteWallet({
    account,
    chainId,
    deviations,
    send: async (_, on) => {
      sentOn.push(on)
      return hash
    },
  })

/** The user approves whatever the wallet shows. */
const approved = async (wallet: ReturnType<typeof impolite>) => {
  const { ended, came } = pay(wallet)
  await until(() => wallet.user.waiting() > 0 || came() !== undefined)
  if (wallet.user.waiting() > 0) wallet.user.approve()
  return ended
}

test('the request for a transaction names its chain, so that a wallet whose router is still on another one does not send there', async () => {
  const sentOn: number[] = []
  const wallet = impolite({ startsOn: 11_155_111, routesToFirstChain: true }, sentOn)
  expect(await approved(wallet)).toEqual({ hash })
  expect(wallet.asked).toMatchObject([{ chainId: '0x14a34' }])
  expect(sentOn).toEqual([chainId])
})

test('a chain that the wallet names late is waited for, and one that it never names is not paid on', async () => {
  expect(await approved(impolite({ startsOn: 1, namesChainAfter: 8 }))).toEqual({ hash })
  const stuck = impolite({ startsOn: 1, namesChainAfter: 1_000 })
  expect(await approved(stuck)).toEqual({ refused: 'otherNetwork' })
  expect(stuck.asked).toEqual([])
})

test.each([
  ['null for a payment that it did not send', { answersNull: 'declined' }],
  ['null for a payment that it sent', { answersNull: 'sent' }],
  ['an error for a payment that it sent', { losesAnswer: true }],
] as const)('a wallet that answers %s leaves the payment unknown', async (_, deviations) => {
  expect(await approved(impolite(deviations))).toEqual({ isUnknown: true })
})

test('a wallet that is connected already is not asked to connect again', async () => {
  const wallet = scripted({
    wallet_getCapabilities: () => ({}),
    eth_accounts: () => [account.address],
    eth_sendTransaction: () => hash,
  })
  await pay(wallet).ended
  expect(wallet.methods).not.toContain('eth_requestAccounts')
})

test('an account that the wallet no longer has is not asked to pay', async () => {
  const accounts = [[account.address], [other]]
  const wallet = scripted({
    wallet_getCapabilities: () => ({}),
    eth_accounts: () => accounts.shift(),
    eth_sendTransaction: () => hash,
  })
  expect(await pay(wallet).ended).toEqual({ refused: 'otherAccount' })
  expect(wallet.methods).not.toContain('eth_sendTransaction')
})

test('a wallet is connected by its supported methods, and one without an account is distinguished', async () => {
  expect(await evmWallet(safe()).connect()).toBe(account.address)
  const problemOf = (answers: Parameters<typeof scripted>[0]) =>
    evmWallet(scripted(answers)).connect().catch(walletProblem)
  expect(await problemOf({ eth_requestAccounts: () => [] })).toBe('noAccount')
  expect(await problemOf({ eth_requestAccounts: () => null })).toBe('noAccount')
  expect(await problemOf({ eth_requestAccounts: fail(4001) })).toBe('rejected')
  expect(await problemOf({ eth_requestAccounts: fail(-32002) })).toBe('pending')
})

test('a signature without 0x gets it, an empty one stays, and none is said to be none', async () => {
  const sign = (wallet: PlayedWallet) => evmWallet(wallet).sign('text', account.address)
  const bytes = new TextEncoder().encode('text')
  const signature = await account.signMessage({ message: { raw: bytes } })
  expect(await sign(impolite({ signsBare: true }))).toEqual({ signature })
  expect(await sign(safe())).toEqual({ signature: '0x' })
  await expect(sign(impolite({ signsNothing: true }))).rejects.toMatchObject({ problem: 'notSigned' })
})

const signInMessage = [
  'link.example wants you to sign in with your Ethereum account:',
  '',
  '',
  'Prove that this address is yours.',
  '',
  'URI: https://link.example',
  'Version: 1',
  'Chain ID: 84532',
  'Nonce: 0a1b2c3d',
].join('\n')

test('a wallet with ERC-7846 connects and signs in by one request, with the fields of the server’s message', async () => {
  const requests: unknown[] = []
  const wallet = scripted({
    wallet_connect: ([request]) => {
      requests.push(request)
      return {
        accounts: [{ address: other, capabilities: { signInWithEthereum: { message: 'm', signature: '0xab' } } }],
      }
    },
  })
  const fields = { domain: 'link.example', statement: 'Prove that this address is yours.', uri: 'https://link.example' }
  expect(await evmWallet(wallet).signIn?.(signInMessage)).toEqual({ address: other, signed: { signature: '0xab' } })
  expect(requests).toEqual([
    {
      version: '1',
      capabilities: { signInWithEthereum: { ...fields, version: '1', nonce: '0a1b2c3d', chainId: '0x14a34' } },
    },
  ])
  expect(wallet.methods).toEqual(['wallet_connect'])
})

test.each([
  ['does not know the method', fail(4200), undefined],
  ['knows another version of it', fail(-32_602), undefined],
  ['answers nothing', () => undefined, undefined],
  ['answers without accounts', () => ({ accounts: [{}] }), undefined],
  ['connects and does not sign', () => ({ accounts: [{ address: other }] }), { address: other }],
])('a wallet that %s is asked in two steps', async (_, wallet_connect, signedIn) => {
  expect(await evmWallet(scripted({ wallet_connect })).signIn?.(signInMessage)).toEqual(signedIn)
})

test.each([4001, -32_002])('the error %s of a sign-in is not followed by a second request', async code => {
  await expect(evmWallet(scripted({ wallet_connect: fail(code) })).signIn?.(signInMessage)).rejects.toMatchObject({
    code,
  })
})
