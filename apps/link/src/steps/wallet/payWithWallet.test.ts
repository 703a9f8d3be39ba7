import type { LinkTransfer } from '@rialto/contract'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { ApiError } from '../../api/ApiError.ts'
import type { LinkApi } from '../../api/createApi.ts'
import type { FoundWallet, Following } from './foundWallet.ts'
import { payWithWallet } from './payWithWallet.ts'
import { NotSent } from './walletProblem.ts'

// A page without a secure connection, whose tabs share nothing.
beforeAll(() => void vi.stubGlobal('navigator', {}))
afterAll(() => void vi.unstubAllGlobals())

type Paying = NonNullable<FoundWallet['payment']>

const payment = { previewId: 'preview', address: 'a', chainId: undefined, walletKey: 'evm io.metamask' }
const pending = { transferId: 'preview', status: 'pending', isUnconfirmed: false, institutionTransactionId: '' }
const hash = `0x${'ab'.repeat(32)}`
const turn = () => new Promise<void>(resolve => setImmediate(resolve))

/** Waits that take no time, and of which there are only so many. */
const waits =
  (left = 200) =>
  async () => {
    left -= 1
    if (left < 0) throw new Error('It is waited for without end')
    await turn()
  }

/** A server that says one after the other what it knows of the payment, and then the last again. */
const serverWith = (...views: object[]) => {
  const posts: [string, object][] = []
  let isDown = false
  const post = async (path: string, body: object) => {
    posts.push([path, body])
    if (path === 'wallets/payments') return { status: 'ready' }
    if (isDown) throw new ApiError('network', 0)
    if (path === 'wallets/payments/answer') return { status: 'walletConfirmationRequired' }
    return {}
  }
  const readTransfer = async () => ({ ...pending, ...(views.length > 1 ? views.shift() : views[0]) }) as LinkTransfer
  const api = { post, readTransfer } as unknown as LinkApi
  const of = (path: string) => posts.filter(([one]) => one === `wallets/payments${path}`).map(([, body]) => body)
  return { api, of, goDown: () => void (isDown = true) }
}

const walletWith = (send: (following: Following) => Promise<string>): Paying => ({
  prepare: async () => undefined,
  send: async (_, __, following) => send(following),
})

const never = () => new Promise<string>(() => undefined)

test('a payment that the wallet never answers is shown as soon as the server has found it', async () => {
  const { api, of } = serverWith({}, {}, { hash })
  const outcome = await payWithWallet(api, walletWith(never), payment, waits())
  expect(outcome).toMatchObject({ execution: { status: 'submitted', transfer: { hash } } })
  expect(of('/answer')).toEqual([])
})

test('a payment of which the server no longer expects an answer is shown as unknown, and a late answer is reported all the same', async () => {
  const { api, of } = serverWith({ isUnconfirmed: true })
  let decline: (reason: unknown) => void = () => undefined
  const wallet = walletWith(() => new Promise((_, reject) => void (decline = reject)))
  expect(await payWithWallet(api, wallet, payment, waits())).toMatchObject({
    execution: { transfer: { isUnconfirmed: true } },
  })
  decline({ code: 4001 })
  await vi.waitFor(() => expect(of('/answer')).toMatchObject([{ previewId: 'preview' }]))
})

test('for as long as nothing is known of it, the wallet is waited for', async () => {
  const { api } = serverWith({})
  let looks = 0
  let send: (hash: string) => void = () => undefined
  const wallet = walletWith(() => new Promise(resolve => void (send = resolve)))
  const paying = payWithWallet(api, wallet, payment, () => {
    looks += 1
    return turn()
  })
  const isEnded = vi.fn()
  void paying.then(isEnded)
  while (looks < 50) await turn()
  expect(isEnded).not.toHaveBeenCalled()
  send(hash)
  expect(await paying).toMatchObject({ execution: {} })
})

test('the wallet’s own id of the payment is reported with the wallet that has it, and a report that is lost ends nothing', async () => {
  const { api, of, goDown } = serverWith({}, { hash })
  const wallet = walletWith(({ onCalls }) => {
    onCalls({ id: 'x', isKnown: false })
    onCalls({ id: 'x', isKnown: true })
    return never()
  })
  goDown()
  await payWithWallet(api, wallet, payment, turn)
  const { askId } = of('')[0] as { askId: string }
  const calls = { id: 'x', wallet: 'evm io.metamask' }
  expect(of('/calls')).toEqual([
    { previewId: 'preview', askId, calls: { ...calls, isKnown: false } },
    { previewId: 'preview', askId, calls: { ...calls, isKnown: true } },
  ])
})

test.each([
  ['declines', { code: 4001 }, 'rejected', {}],
  ['did not begin', { code: 4100 }, 'payNotSent', {}],
  ['dropped it', new NotSent(), 'payDropped', {}],
  ['fails in a way that shows nothing', { code: -32603 }, undefined, { isUnknown: true }],
  ['answers nothing that is a hash', new Error('null'), undefined, { isUnknown: true }],
])(
  'a wallet that %s is reported as that, and only a refusal lets the user ask again',
  async (_, error, refused, came) => {
    const { api, of } = serverWith({})
    const outcome = await payWithWallet(
      api,
      walletWith(() => Promise.reject(error)),
      payment,
      turn,
    )
    expect(of('/answer')).toMatchObject([{ previewId: 'preview', ...came }])
    if (refused === undefined) expect(outcome).toHaveProperty('execution')
    else expect(outcome).toEqual({ refused })
  },
)
