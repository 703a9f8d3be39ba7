import { randomUUID } from 'node:crypto'

import { removeRelayerKeys } from '@rialto/core'
import { callRpc } from '@rialto/sandbox/testing'
import type { PrivateKeyAccount } from 'viem/accounts'
import { beforeEach, expect, test } from 'vitest'

import { openRelayer, rpcUrlOf } from '../../../testing/agents.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { baseSepoliaId, shopAddress } from '../../../testing/linkFlows.ts'
import { beginPayment, giveCoins, newAccount } from '../../../testing/walletFlows.ts'

/** Wallets without the network's coin, whose payments the operator's account sends. */
const server = useTestServer()
let relayer: Awaited<ReturnType<typeof openRelayer>>
beforeEach(async () => {
  relayer = await openRelayer(server)
  await callRpc(rpcUrlOf(server), 'evm_mine', [])
})

const balanceOf = (address: string, symbol = 'USDC') =>
  server.simulators.chains.balanceOf({ networkId: baseSepoliaId, symbol, address })
const coins = { USDC: 100_000_000n }
const settle = async () => {
  await server.simulators.mine()
  server.simulators.clock.advance(61_000)
  await server.runJobs()
}

interface Asked {
  chainId: number
  typedData: string
  method: string
  validBefore: number
}

/** A payment that a wallet without coins was asked to sign. */
const begin = async (amount = '5') => {
  const payment = await beginPayment(server, { coins, amount })
  const askId = randomUUID()
  const asked = await payment.ask(askId)
  return { ...payment, askId, asked, authorization: asked.authorization as Asked }
}
const sign = (account: PrivateKeyAccount, { typedData }: Asked) => account.signTypedData(JSON.parse(typedData))
const submit = async (
  { session, previewId, askId, authorization }: Awaited<ReturnType<typeof begin>>,
  signature: string,
  changes: object = {},
) => {
  const { method, validBefore } = authorization
  const body = { previewId, askId, method, validBefore, signature, ...changes }
  return (await server.call('POST', '/link/api/wallets/payments/authorization', { session, body })).body
}

test('a wallet without coins signs, the operator’s account pays the network, and the transfer arrives once', async () => {
  const shopBefore = await balanceOf(shopAddress)
  const payment = await begin()
  expect(payment.asked).toMatchObject({ status: 'ready', authorization: { method: 'eip3009' } })
  // Link asks no wallet that is on another chain than the signature names.
  expect(payment.authorization.chainId).toBe(JSON.parse(payment.authorization.typedData).domain.chainId)
  const signature = await sign(payment.account, payment.authorization)
  const { content } = await submit(payment, signature)
  expect(content.hash).toMatch(/^0x/)
  // The same signature again, and a page that lost the answer and says so.
  expect((await submit(payment, signature)).content).toEqual(content)
  expect(await payment.answer(content.hash, payment.askId)).toMatchObject({ status: 'submitted' })
  expect(await payment.read()).toMatchObject({
    status: 'pending',
    moneyLine: { state: 'planned', fees: [{ takenBy: 'network', symbol: 'ETH', amount: '0' }] },
  })
  await settle()
  await settle()
  expect(await payment.read()).toMatchObject({
    status: 'succeeded',
    hash: content.hash,
    // The user pays no fee, and the line says so.
    moneyLine: {
      state: 'actual',
      leaves: [{ symbol: 'USDC', amount: '5' }],
      fees: [{ takenBy: 'network', symbol: 'ETH', amount: '0' }],
      arrives: { amount: '5' },
    },
  })
  expect((await balanceOf(shopAddress)) - shopBefore).toBe(5_000_000n)
  const [relay] = await server.ctx.store.relays.list('sandbox', 1)
  expect(relay).toMatchObject({ purpose: 'walletPayment', subjectId: payment.previewId, relayer: relayer.address })
})

test('the preview says that the fee is paid, to wallets without coins alone', async () => {
  const shown = async (given: Readonly<Record<string, bigint>>) => {
    const { session, previewId } = await beginPayment(server, { coins: given })
    const { connectionId } = (await server.ctx.store.transfers.find(server.client.scope, previewId)) ?? {}
    const body = { connectionId, symbol: 'USDC', networkId: baseSepoliaId, amount: '5' }
    return (await server.call('POST', '/link/api/transfers/preview', { session, body })).body.content
  }
  expect(await shown(coins)).toMatchObject({ isFeeSponsored: true, moneyLine: { fees: [{ amount: '0' }] } })
  expect(await shown({ ...coins, ETH: 10n ** 18n })).not.toHaveProperty('isFeeSponsored')
})

test('a signature of another, for other terms, or for an earlier request sends nothing', async () => {
  const payment = await begin()
  const signature = await sign(payment.account, payment.authorization)
  const { validBefore } = payment.authorization
  const stranger = await sign(newAccount(), payment.authorization)
  for (const [what, given, changes] of [
    ['of a stranger', stranger, {}],
    ['of another time', signature, { validBefore: validBefore + 1 }],
    ['of an unlimited time', signature, { validBefore: validBefore + 10_000 }],
    ['of another request', signature, { askId: randomUUID() }],
    ['by another method', signature, { method: 'permit2' }],
  ] as const)
    expect((await submit(payment, given, changes)).errorType, what).toBe('conflict')
  expect(await server.ctx.store.relays.findOf(server.client.scope, payment.previewId)).toBeUndefined()
  // The user is asked again.
  expect(await payment.answer(undefined, payment.askId)).toMatchObject({ status: 'walletConfirmationRequired' })
  expect(await payment.ask(randomUUID())).toMatchObject({ status: 'ready' })
  expect((await submit(payment, signature)).errorType, 'of an earlier request').toBe('conflict')
  expect(await balanceOf(payment.account.address)).toBe(100_000_000n)
})

test('a relayed payment is not asked for again after a false report of the page', async () => {
  const payment = await begin()
  await callRpc(rpcUrlOf(server), 'evm_setAutomine', [false])
  const sent = submit(payment, await sign(payment.account, payment.authorization))
  await expect.poll(() => server.ctx.store.relays.findOf(server.client.scope, payment.previewId)).toBeDefined()
  expect(await payment.answer(undefined, payment.askId)).toMatchObject({ status: 'submitted' })
  await giveCoinsLater(payment.account.address)
  expect(await payment.ask(randomUUID())).toMatchObject({ status: 'alreadyAsked' })
  await callRpc(rpcUrlOf(server), 'evm_setAutomine', [true])
  await callRpc(rpcUrlOf(server), 'evm_mine', [])
  await sent
  for (let turns = 0; turns < 6 && (await payment.read()).status === 'pending'; turns += 1) await settle()
  expect(await payment.read()).toMatchObject({ status: 'succeeded' })
  expect(await balanceOf(payment.account.address)).toBe(95_000_000n)
})
const giveCoinsLater = (address: string) =>
  callRpc(rpcUrlOf(server), 'anvil_setBalance', [address, `0x${(10n ** 18n).toString(16)}`])

test('a limit that does not allow the fee sends nothing', async () => {
  const payment = await begin()
  await openRelayer(server, { perTransaction: '0.000000000001', perDay: '0.000000000001' })
  const signature = await sign(payment.account, payment.authorization)
  expect(await submit(payment, signature)).toMatchObject({
    errorType: 'conflict',
    message: expect.stringContaining('perTransaction'),
  })
  expect(await balanceOf(payment.account.address)).toBe(100_000_000n)
})

test('without a relayer, a wallet without coins is shown the missing fee', async () => {
  await removeRelayerKeys(server.ctx, ['evm'])
  const payment = await begin()
  expect(payment.asked).toMatchObject({ status: 'feeNotCovered' })
  await giveCoins(server, payment.account.address, { ETH: 10n ** 18n })
  expect(await payment.ask(payment.askId)).toMatchObject({ status: 'ready', transaction: { value: '0x0' } })
})
