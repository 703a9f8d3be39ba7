import type { MoneyLine } from '@rialto/contract'
import { defined } from '@rialto/defined'
import { Asset, Keypair, Memo, Operation } from '@stellar/stellar-base'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Payment, Wallet } from 'xrpl'

import { goneBy, unexplained } from '../../apps/server/src/testing/moneyBooks.ts'
import { openCosmosPayer } from '../../packages/sandbox/src/chains/cosmos/testing/openCosmosPayer.ts'
import { openXrplClient } from '../../packages/sandbox/src/chains/xrpl/testing/openXrplClient.ts'
import { toMuxed } from '../../packages/sandbox/src/chains/stellar/stellarKeys.ts'
import { openStellarPayer } from '../../packages/sandbox/src/chains/stellar/testing/openStellarPayer.ts'
import { jettonWalletOf } from '../../packages/sandbox/src/chains/ton/jettons.ts'
import { jettonOrder, openTonPayer } from '../../packages/sandbox/src/chains/ton/testing/openTonPayer.ts'
import { addPaymentSource } from '../harness/addPaymentSource.ts'
import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { sandboxControl } from '../harness/sandboxControl.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

const xrplTestnet = '5d1f0c8e-7b4a-4c39-9e62-a0d3b7f8e415'

let rialto: Rialto
beforeAll(async () => {
  rialto = await startRialto()
})
afterAll(() => rialto.stop())

const control = () => sandboxControl(rialto.sandbox)

interface Order {
  id: string
  address: string
  addressTag: string
  transferId?: string
  status: string
  creditedAmount: string
  dueAmount: string
  sums: { arrived: string; credited: string; refunded: string }[]
}

const reaches = <T extends { status: string }>(path: string, status: string): Promise<T> =>
  eventually(async () => {
    await control().advanceClock(5_000)
    const content: T = (await callApi(rialto, 'GET', path)).content
    return content.status === status ? content : undefined
  }, `${path} is ${status}`)

test('an XRP order is paid at an address and tag, and its excess returns to a tagged address of the payer', async () => {
  const [shop, payer, exchange] = [Wallet.generate(), Wallet.generate(), Wallet.generate()]
  for (const { classicAddress: address } of [shop, payer, exchange])
    await control().airdropXrp({ address, amount: '200' })
  await addPaymentSource(rialto, 'ripple', shop.classicAddress)

  const ask = async (transactionId: string): Promise<Order> => {
    const order = { userId: 'xrp-payer', transactionId, networkId: xrplTestnet, symbol: 'XRP', amount: '25' }
    return (await callApi(rialto, 'POST', '/paymentRequests', order)).content
  }
  const [order, other] = [await ask('xrp-1'), await ask('xrp-2')]
  expect([order.address, other.address]).toEqual([shop.classicAddress, shop.classicAddress])
  expect(order.addressTag).not.toBe(other.addressTag)

  const { send } = openXrplClient(await control().xrplUrl(), () => undefined)
  const pay = (from: Wallet, to: { address: string; tag?: string }, drops: string) => {
    const { address: Destination, tag } = to
    const payment = { TransactionType: 'Payment', Account: from.classicAddress, Destination, Amount: drops } as const
    const DestinationTag = tag === undefined ? undefined : Number(tag)
    return send({ ...payment, ...defined({ DestinationTag }) } satisfies Payment, from)
  }
  const to = { address: order.address, tag: order.addressTag }
  // Without the tag, and with an unknown one, a payment belongs to no order.
  await pay(payer, { address: order.address }, '25000000')
  await pay(payer, { ...to, tag: '999999' }, '25000000')
  await pay(payer, to, '20000000')
  const part = await reaches<Order>(`/paymentRequests/${order.id}`, 'underpaid')
  expect(part).toMatchObject({ creditedAmount: '20', dueAmount: '5' })
  await pay(payer, to, '8000000')
  const paid = await reaches<Order>(`/paymentRequests/${order.id}`, 'paid')
  expect(paid).toMatchObject({ creditedAmount: '25', sums: [{ arrived: '28', credited: '25', open: '3' }] })
  expect((await callApi(rialto, 'GET', `/paymentRequests/${other.id}`)).content).toMatchObject({ status: 'waiting' })

  // The transfer of the order names what its payer sent of it, and no fee that only the payer's wallet knows.
  const records = await callApi(rialto, 'GET', `/transfers/managed/platform?Id=${paid.transferId}`)
  const [{ moneyLine }] = (records.content as { items: [{ moneyLine: MoneyLine }] }).items
  expect(unexplained(moneyLine)).toEqual({})
  expect(goneBy(moneyLine)).toEqual({ XRP: '25' })
  expect(moneyLine).toMatchObject({ state: 'actual', fees: [], credited: { symbol: 'XRP', amount: '25' } })

  const refundTo = { address: exchange.classicAddress, tag: '4711' }
  const begin = async () => {
    const refund = { paymentRequestId: order.id, amount: '3', ...{ address: refundTo.address, addressTag: '4711' } }
    return (await callApi(rialto, 'POST', '/refunds', { ...refund, reason: 'Paid too much' })).content as { id: string }
  }
  const report = (id: string, txHash: string) => callApi(rialto, 'POST', `/refunds/${id}/transaction`, { txHash })
  // The address without the tag is another person's account at an exchange.
  const wrong = await begin()
  expect((await report(wrong.id, (await pay(shop, { address: refundTo.address }, '3000000')).hash)).http).toBe(200)
  await expect
    .poll(async () => {
      await control().advanceClock(5_000)
      return (await callApi(rialto, 'GET', `/refunds/${wrong.id}`)).content
    })
    .toMatchObject({ status: 'pending', failureMessage: expect.any(String) })
  expect((await callApi(rialto, 'POST', `/refunds/${wrong.id}/cancel`)).http).toBe(200)
  const right = await begin()
  expect((await report(right.id, (await pay(shop, refundTo, '3000000')).hash)).http).toBe(200)
  await reaches(`/refunds/${right.id}`, 'succeeded')
  expect((await callApi(rialto, 'GET', `/paymentRequests/${order.id}`)).content).toMatchObject({
    sums: [{ arrived: '28', credited: '25', refunded: '3', open: '0' }],
  })
}, 120_000)

test('a USDC order on Stellar is paid by memo and by muxed account, and its excess returns to a memo of the payer', async () => {
  const { networkId, rpcUrl, tokens } = await control().stellarNode()
  const usdc = new Asset('USDC', tokens[0]?.address ?? '')
  const [shop, payer, exchange] = [Keypair.random(), Keypair.random(), Keypair.random()]
  const { send } = openStellarPayer(rpcUrl)
  for (const pair of [shop, payer, exchange]) {
    await control().airdropStellar({ address: pair.publicKey(), amount: '50' })
    await send(pair, { operations: [Operation.changeTrust({ asset: usdc })] })
  }
  await control().airdropStellar({ address: payer.publicKey(), symbol: 'USDC', amount: '100' })
  await addPaymentSource(rialto, 'stellar', shop.publicKey())
  const ask = { userId: 'stellar-payer', transactionId: 'xlm-1', networkId, symbol: 'USDC', amount: '25' }
  const order = (await callApi(rialto, 'POST', '/paymentRequests', ask)).content as Order
  expect(order).toMatchObject({ address: shop.publicKey(), addressTag: '1' })

  const pay = (from: Keypair, destination: string, amount: string, memo: Memo = Memo.none(), asset = usdc) =>
    send(from, { memo, operations: [Operation.payment({ destination, asset, amount })] })
  // Without a memo, and with an unknown one, a payment belongs to no order.
  await pay(payer, order.address, '25')
  await pay(payer, order.address, '25', Memo.id('999999'))
  await pay(payer, order.address, '20', Memo.id(order.addressTag))
  const part = await reaches<Order>(`/paymentRequests/${order.id}`, 'underpaid')
  expect(part).toMatchObject({ creditedAmount: '20', dueAmount: '5' })
  await pay(payer, toMuxed({ account: order.address, id: BigInt(order.addressTag) }), '8')
  const paid = await reaches<Order>(`/paymentRequests/${order.id}`, 'paid')
  expect(paid).toMatchObject({ creditedAmount: '25', sums: [{ arrived: '28', credited: '25', open: '3' }] })

  const to = { address: exchange.publicKey(), addressTag: 'account 4711' }
  const refund = { paymentRequestId: order.id, amount: '3', ...to, reason: 'Paid too much' }
  const { id } = (await callApi(rialto, 'POST', '/refunds', refund)).content as { id: string }
  const report = (txHash: string) => callApi(rialto, 'POST', `/refunds/${id}/transaction`, { txHash })
  // The account without the memo is another person's at an exchange.
  await report(await pay(shop, to.address, '3'))
  await expect
    .poll(async () => {
      await control().advanceClock(5_000)
      return (await callApi(rialto, 'GET', `/refunds/${id}`)).content
    })
    .toMatchObject({ status: 'pending', failureMessage: expect.stringContaining('memo') })
  await report(await pay(shop, to.address, '3', Memo.text(to.addressTag)))
  await reaches(`/refunds/${id}`, 'succeeded')
}, 120_000)

test('a USDT order on TON is paid with its comment, and its excess returns to a comment of the payer', async () => {
  const { networkId, rpcUrl } = await control().tonNode()
  const [shop, payer, exchange] = [1, 2, 3].map(number => openTonPayer(rpcUrl, new Uint8Array(32).fill(number)))
  if (!shop || !payer || !exchange) throw new Error('three wallets are needed')
  for (const { address } of [shop, payer]) await control().airdropTon({ address, amount: '50' })
  await control().airdropTon({ address: payer.address, symbol: 'USDT', amount: '100' })
  await addPaymentSource(rialto, 'tvm', shop.raw)
  const ask = { userId: 'ton-payer', transactionId: 'ton-1', networkId, symbol: 'USDT', amount: '25' }
  const order = (await callApi(rialto, 'POST', '/paymentRequests', ask)).content as Order
  expect(order).toMatchObject({ address: shop.address, addressTag: '1' })

  const jettons = ({ raw }: typeof shop) => jettonWalletOf(raw.replace(/[0-9a-f]{64}/, hash => hash.toUpperCase()))
  const pay = (from: typeof shop, to: string, amount: bigint, text?: string) =>
    from.send(jettonOrder({ from: jettons(from), to, amount, ...defined({ text }) }))
  // Without a comment, and with an unknown one, a payment belongs to no order.
  await pay(payer, order.address, 25_000_000n)
  await pay(payer, order.address, 25_000_000n, '999999')
  await pay(payer, order.address, 20_000_000n, order.addressTag)
  const part = await reaches<Order>(`/paymentRequests/${order.id}`, 'underpaid')
  expect(part).toMatchObject({ creditedAmount: '20', dueAmount: '5' })
  await pay(payer, order.address, 8_000_000n, order.addressTag)
  const paid = await reaches<Order>(`/paymentRequests/${order.id}`, 'paid')
  expect(paid).toMatchObject({ creditedAmount: '25', sums: [{ arrived: '28', credited: '25', open: '3' }] })

  const to = { address: exchange.address, addressTag: 'account 4711' }
  const refund = { paymentRequestId: order.id, amount: '3', ...to, reason: 'Paid too much' }
  const { id } = (await callApi(rialto, 'POST', '/refunds', refund)).content as { id: string }
  const report = (txHash: string) => callApi(rialto, 'POST', `/refunds/${id}/transaction`, { txHash })
  // The account without the comment is another person's at an exchange.
  await report(await pay(shop, to.address, 3_000_000n))
  await expect
    .poll(async () => {
      await control().advanceClock(5_000)
      return (await callApi(rialto, 'GET', `/refunds/${id}`)).content
    })
    .toMatchObject({ status: 'pending', failureMessage: expect.stringContaining('comment') })
  await report(await pay(shop, to.address, 3_000_000n, to.addressTag))
  await reaches(`/refunds/${id}`, 'succeeded')
}, 120_000)

test('an ATOM order on Cosmos Hub is paid by memo in parts of one transaction, and its excess returns to a memo of the payer', async () => {
  const { networkId, rpcUrl } = await control().cosmosNode('cosmos')
  const open = (number: number) =>
    openCosmosPayer({ rpcUrl, chainId: 'provider', prefix: 'cosmos', denom: 'uatom' }, new Uint8Array(32).fill(number))
  const [shop, payer, exchange] = await Promise.all([open(1), open(2), open(3)])
  for (const { address } of [shop, payer]) await control().airdropCosmos('cosmos', { address, amount: '200' })
  await addPaymentSource(rialto, 'cosmos', shop.address)
  const ask = { userId: 'atom-payer', transactionId: 'atom-1', networkId, symbol: 'ATOM', amount: '25' }
  const order = (await callApi(rialto, 'POST', '/paymentRequests', ask)).content as Order
  expect(order).toMatchObject({ address: shop.address, addressTag: '1' })

  const pay = (from: typeof shop, to: string, memo: string, ...units: bigint[]) =>
    from.send({ memo, messages: units.map(amount => from.payment(to, amount)) })
  // Without a memo, and with one that is not exactly the order's, a payment belongs to no order.
  for (const memo of ['', '01', 'order 1']) await pay(payer, order.address, memo, 25_000_000n)
  await pay(payer, order.address, order.addressTag, 12_000_000n, 8_000_000n)
  const part = await reaches<Order>(`/paymentRequests/${order.id}`, 'underpaid')
  expect(part).toMatchObject({ creditedAmount: '20', dueAmount: '5' })
  await payer.send({
    memo: order.addressTag,
    messages: [payer.payments([order.address, 8_000_000n], [exchange.address, 1n])],
  })
  const paid = await reaches<Order>(`/paymentRequests/${order.id}`, 'paid')
  expect(paid).toMatchObject({ creditedAmount: '25', sums: [{ arrived: '28', credited: '25', open: '3' }] })

  const to = { address: exchange.address, addressTag: '104857' }
  const refund = { paymentRequestId: order.id, amount: '3', ...to, reason: 'Paid too much' }
  const { id } = (await callApi(rialto, 'POST', '/refunds', refund)).content as { id: string }
  const report = (txHash: string) => callApi(rialto, 'POST', `/refunds/${id}/transaction`, { txHash })
  // The account without the memo is another person's at an exchange.
  await report(await pay(shop, to.address, '', 3_000_000n))
  await expect
    .poll(async () => {
      await control().advanceClock(5_000)
      return (await callApi(rialto, 'GET', `/refunds/${id}`)).content
    })
    .toMatchObject({ status: 'pending', failureMessage: expect.stringContaining('memo') })
  await report(await pay(shop, to.address, to.addressTag, 3_000_000n))
  await reaches(`/refunds/${id}`, 'succeeded')
}, 120_000)
