import { randomUUID } from 'node:crypto'

import { fromBaseUnits } from '@rialto/catalog'
import { payOrder, type Relay } from '@rialto/core'
import { callRpc } from '@rialto/sandbox/testing'
import { decodePaymentRequiredHeader, encodePaymentSignatureHeader } from '@x402/core/http'
import { ExactEvmScheme } from '@x402/evm'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { chainIdOf, fetchOf, giveUsdc, newAccount, openRelayer, openSource, rpcUrlOf } from '../../../testing/agents.ts'
import { deployFactory } from '../../../testing/contractWallet/deployFactory.ts'
import { useTestServer } from '../../../testing/useTestServer.ts'
import { baseSepoliaId } from '../../../testing/linkFlows.ts'
import { adminCaller, managing } from '../admin/testing/adminCaller.ts'
import { readPayload } from './readPayload.ts'

/** Every third call. A campaign over all of them: RIALTO_RELAY_STRIDE=1. */
const stride = Number(process.env['RIALTO_RELAY_STRIDE'] ?? 3)

const server = useTestServer()
let relayer: Awaited<ReturnType<typeof openRelayer>>
beforeAll(async () => {
  await openSource(server)
})
beforeEach(async () => {
  relayer = await openRelayer(server)
  // Its time is that of the newest block.
  await rpc('evm_mine')
})
afterEach(async () => {
  await rpc('evm_setAutomine', [true])
})

const rpc = (method: string, params: unknown[] = []) => callRpc(rpcUrlOf(server), method, params)
const url = (id: string) => `http://127.0.0.1:4000/x402/orders/${id}`
const opened = async () => {
  const order = { userId: 'user-1', transactionId: randomUUID() }
  const body = { ...order, networkId: baseSepoliaId, symbol: 'USDC', amount: '50' }
  return (await server.call('POST', '/api/v1/paymentRequests', { body })).body.content as {
    id: string
    address: string
  }
}
const read = async (id: string) => (await server.call('GET', `/api/v1/paymentRequests/${id}`)).body.content
const usdcOf = (address: string) =>
  server.simulators.chains.balanceOf({ networkId: baseSepoliaId, symbol: 'USDC', address })
/** What the official client signs for an order, and its authorization. */
const signed = async (id: string, account = newAccount()) => {
  if ((await usdcOf(account.address)) === 0n) await giveUsdc(server, account.address, 1_000n)
  const response = await fetchOf(server)(url(id))
  const required = decodePaymentRequiredHeader(response.headers.get('PAYMENT-REQUIRED') ?? '')
  const accepted = required.accepts[0] ?? expect.fail('nothing is accepted')
  const { payload } = await new ExactEvmScheme(account).createPaymentPayload(2, accepted)
  const whole = { x402Version: 2, accepted, payload }
  return {
    account,
    header: encodePaymentSignatureHeader(whole),
    authorization: await readPayload(server.ctx.relaying, whole),
  }
}
type Signed = Awaited<ReturnType<typeof signed>>
const pay = async (id: string, { header }: Signed) => {
  const response = await fetchOf(server)(url(id), { headers: { 'PAYMENT-SIGNATURE': header } })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}
const relayOf = async (id: string): Promise<Relay> =>
  (await server.ctx.store.relays.findOf(server.client.scope, id)) ?? expect.fail('no relay')
const turn = async (seconds = 61) => {
  server.simulators.clock.advance(seconds * 1_000)
  await server.runJobs()
}
const mine = () => server.simulators.mine()
const coinsSent = async () => Number(await rpc('eth_getTransactionCount', [relayer.address, 'latest']))

/** A transaction of the relayer's account that does not come from here. */
const sendElsewhere = async (nonce: number) => {
  const raw = await privateKeyToAccount(relayer.key).signTransaction({
    type: 'eip1559',
    chainId: chainIdOf(server),
    nonce,
    to: relayer.address,
    gas: 21_000n,
    maxFeePerGas: 10n ** 12n,
    maxPriorityFeePerGas: 10n ** 12n,
  })
  return rpc('eth_sendRawTransaction', [raw])
}

test('a server that ends after the commit and before the call sends the same transaction when it is back', async () => {
  const { id, address } = await opened()
  const { authorization } = await signed(id)
  const stopped = { ...server.ctx, failpoint: () => Promise.reject(new Error('killed')) }
  if (!authorization) throw new Error('not readable')
  await expect(payOrder(stopped, server.client.scope, { requestId: id, authorization })).rejects.toThrow('killed')
  expect(await usdcOf(address)).toBe(0n)
  const { attempts, nonce } = await relayOf(id)
  await turn(5)
  expect(await usdcOf(address)).toBe(50_000_000n)
  await mine()
  await turn()
  expect(await relayOf(id)).toMatchObject({ state: 'succeeded', nonce, attempts, hash: attempts[0]?.hash })
  expect(await coinsSent()).toBe(1)
})

test('a member reads the limits, the money and the transactions of the relayer, and another client none of them', async () => {
  const { id } = await opened()
  const one = await signed(id)
  await pay(id, one)
  await mine()
  await turn()
  const { hash, spent, reserved } = await relayOf(id)
  const { token } = await managing(server)
  const { content } = (await adminCaller(server)('GET', '/Relayer', { token })).body
  expect(content.networks).toMatchObject([
    {
      networkId: baseSepoliaId,
      symbol: 'ETH',
      address: relayer.address,
      freeAmount: fromBaseUnits(BigInt(String(await rpc('eth_getBalance', [relayer.address, 'latest']))), 18),
    },
  ])
  const [newest] = content.transactions
  expect(newest).toMatchObject({
    subjectId: id,
    state: 'succeeded',
    txHash: hash,
    from: one.account.address,
  })
  expect([newest.paidAmount, newest.reservedAmount]).toEqual([
    fromBaseUnits(spent ?? 0n, 18),
    fromBaseUnits(reserved, 18),
  ])
  const { token: stranger } = await managing(server, await server.addClient())
  const other = (await adminCaller(server)('GET', '/Relayer', { token: stranger })).body.content
  expect(other).toEqual({ networks: [], transactions: [], refusals: [] })
})

test('a contract account pays with the signature of its deployment once it is deployed, and is refused before', async () => {
  const owner = newAccount()
  const wallet = (await deployFactory(server)).walletOf(owner)
  const account = {
    address: wallet.address,
    signTypedData: async (data: Parameters<typeof owner.signTypedData>[0]) =>
      wallet.undeployed(await owner.signTypedData(data)),
  } as unknown as typeof owner
  const { id, address } = await opened()
  const one = await signed(id, account)
  expect(await pay(id, one)).toMatchObject({
    status: 402,
    body: { error: 'invalid_exact_evm_payload_undeployed_smart_wallet' },
  })
  expect(await usdcOf(address)).toBe(0n)
  await pay(id, one)
  const { token } = await managing(server)
  const { content } = (await adminCaller(server)('GET', '/Relayer', { token })).body
  expect(content.refusals[0]).toMatchObject({
    ...{ networkId: baseSepoliaId, networkName: 'Base Sepolia', purpose: 'agentPayment', subjectId: id },
    ...{ from: wallet.address, reason: 'notDeployed', times: 2 },
  })
  await wallet.deploy()
  // A signature by another key.
  const other = {
    ...account,
    signTypedData: async () => wallet.undeployed(await newAccount().signMessage({ message: '' })),
  }
  expect(await pay(id, await signed(id, other as typeof account))).toMatchObject({ status: 402 })
  expect(await usdcOf(address)).toBe(0n)
  expect(await pay(id, await signed(id, account))).toMatchObject({ status: 200 })
  expect(await usdcOf(address)).toBe(50_000_000n)
})

test('a transaction that the network forgets is handed over again, and its fee is raised under the same nonce', async () => {
  const { id, address } = await opened()
  const one = await signed(id)
  await rpc('evm_setAutomine', [false])
  expect(await pay(id, one)).toMatchObject({ status: 202, body: { errorReason: 'settlement_pending' } })
  await rpc('anvil_dropAllTransactions')
  await turn()
  await rpc('anvil_dropAllTransactions')
  await turn()
  const { attempts, reserved, gas } = await relayOf(id)
  expect(attempts.length).toBeGreaterThan(1)
  const [first, last] = [attempts[0], attempts.at(-1)]
  expect(last?.maxFee).toBeGreaterThan(first?.maxFee ?? 0n)
  expect(reserved).toBe(gas * (last?.maxFee ?? 0n))
  expect(await pay(id, one)).toMatchObject({ status: 202 })
  await rpc('evm_setAutomine', [true])
  await mine()
  await turn()
  expect(await relayOf(id)).toMatchObject({ state: 'succeeded' })
  expect(await usdcOf(address)).toBe(50_000_000n)
  expect(await coinsSent()).toBe(1)
})

test('a fee is not raised above the limits of the client', async () => {
  const { id } = await opened()
  const one = await signed(id)
  await rpc('evm_setAutomine', [false])
  await pay(id, one)
  const { reserved } = await relayOf(id)
  const { scope } = server.client
  const spent = await server.ctx.store.relays.spent(scope, baseSepoliaId, server.ctx.clock.nowMs() - 86_400_000)
  const limits = { networkId: baseSepoliaId, perTransaction: reserved, perDay: spent, isFacilitated: false }
  await server.ctx.store.relays.setLimits(scope, baseSepoliaId, limits)
  await turn()
  await turn()
  expect(await relayOf(id)).toMatchObject({ state: 'sent', reserved })
  expect((await relayOf(id)).attempts.length).toBe(1)
  await rpc('evm_setAutomine', [true])
  await mine()
  await turn()
})

test('an order is free again when the nonce was used by another transaction, and only then', async () => {
  const { id, address } = await opened()
  const one = await signed(id)
  await rpc('evm_setAutomine', [false])
  await pay(id, one)
  const { nonce } = await relayOf(id)
  await rpc('anvil_dropAllTransactions')
  await sendElsewhere(nonce)
  await rpc('evm_setAutomine', [true])
  await mine()
  await turn()
  expect(await relayOf(id)).toMatchObject({ state: 'sent' })
  await turn(61)
  await turn(61)
  expect(await relayOf(id)).toMatchObject({ state: 'displaced', spent: 0n })
  expect(await read(id)).toMatchObject({ status: 'waiting' })
  expect((await read(id)).transferId).toBeUndefined()
  expect(await usdcOf(address)).toBe(0n)
  expect(await pay(id, await signed(id))).toMatchObject({ status: 200 })
  expect(await usdcOf(address)).toBe(50_000_000n)
})

test('a call that fails on the chain frees the order, and its fee is counted', async () => {
  const { id, address } = await opened()
  const poor = await signed(id)
  await rpc('evm_setAutomine', [false])
  await pay(id, poor)
  const { nonce } = await relayOf(id)
  await rpc('anvil_dropAllTransactions')
  // The agent spends its money elsewhere, before the payment is in a block.
  await rpc('anvil_setBalance', [poor.account.address, '0xde0b6b3a7640000'])
  const token = server.simulators.chains.chains.find(one => one.networkId === baseSepoliaId)?.tokens[1]?.address
  const data = encodeFunctionData({
    abi: parseAbi(['function transfer(address to, uint256 value)']),
    args: [relayer.address, 1_000_000_000n],
  })
  const emptying = await poor.account.signTransaction({
    type: 'eip1559',
    chainId: chainIdOf(server),
    nonce: 0,
    to: token as `0x${string}`,
    data,
    gas: 100_000n,
    maxFeePerGas: 10n ** 12n,
    maxPriorityFeePerGas: 10n ** 12n,
  })
  await rpc('eth_sendRawTransaction', [emptying])
  await rpc('evm_setAutomine', [true])
  await mine()
  await turn(5)
  await mine()
  await turn()
  const relay = await relayOf(id)
  expect(relay).toMatchObject({ state: 'reverted', nonce })
  expect(relay.spent).toBeGreaterThan(0n)
  expect(await read(id)).toMatchObject({ status: 'waiting' })
  expect(await pay(id, await signed(id))).toMatchObject({ status: 200 })
  expect(await usdcOf(address)).toBe(50_000_000n)
})

test('a payment submitted by another account is found, and the order is paid once', async () => {
  const { id, address } = await opened()
  const one = await signed(id)
  await rpc('evm_setAutomine', [false])
  await pay(id, one)
  const relay = await relayOf(id)
  await rpc('anvil_dropAllTransactions')
  const other = newAccount()
  await rpc('anvil_setBalance', [other.address, '0xde0b6b3a7640000'])
  const raw = await other.signTransaction({
    type: 'eip1559',
    chainId: chainIdOf(server),
    nonce: 0,
    to: relay.call.to as `0x${string}`,
    data: relay.call.data as `0x${string}`,
    gas: 300_000n,
    maxFeePerGas: 10n ** 12n,
    maxPriorityFeePerGas: 10n ** 12n,
  })
  const hash = (await rpc('eth_sendRawTransaction', [raw])) as string
  await rpc('evm_setAutomine', [true])
  await mine()
  await turn(5)
  await mine()
  await turn()
  expect(await relayOf(id)).toMatchObject({ state: 'succeeded', hash })
  expect(await pay(id, one)).toMatchObject({ status: 200, body: { transaction: hash } })
  await turn()
  expect(await read(id)).toMatchObject({ status: 'paid', payments: [{ txHash: hash }] })
  expect(await usdcOf(address)).toBe(50_000_000n)
})

/** A server whose last call of the node or the database is the one with this number: all later ones fail. */
const endingAfter = (calls: number) => {
  let left = calls
  const spend = () => {
    if (left === 0) throw new Error('ended')
    left -= 1
  }
  const mortal = <T extends object>(port: T, names: readonly (keyof T)[]): T => {
    const wrapped = names.map(name => {
      const call = port[name] as (...input: unknown[]) => Promise<unknown>
      return [
        name,
        async (...input: unknown[]) => {
          spend()
          const result = await call(...input)
          spend()
          return result
        },
      ] as const
    })
    return { ...port, ...(Object.fromEntries(wrapped) as Partial<T>) }
  }
  const { ctx } = server
  const ending = {
    ...ctx,
    relaying: mortal(ctx.relaying, ['head', 'quote', 'account', 'sign', 'send', 'findMined', 'findFault']),
    store: mortal(ctx.store, ['transaction']),
  }
  return { ending, hasEnded: () => left === 0 }
}

test(
  'a payment is made once by one nonce when the server ends after any of its calls',
  { timeout: 120_000 },
  async () => {
    let hasEnded = true
    for (let calls = 1; hasEnded; calls += stride) {
      const { id, address } = await opened()
      const one = await signed(id)
      if (!one.authorization) throw new Error('not readable')
      const before = await coinsSent()
      const mortal = endingAfter(calls)
      const { authorization } = one
      await payOrder(mortal.ending, server.client.scope, { requestId: id, authorization }).catch(() => undefined)
      hasEnded = mortal.hasEnded()
      await turn(5)
      expect(await pay(id, one), `after ${calls} calls`).toMatchObject({ status: 200 })
      expect(await usdcOf(address)).toBe(50_000_000n)
      expect(await coinsSent()).toBe(before + 1)
      await mine()
      await turn()
      expect(await relayOf(id)).toMatchObject({ state: 'succeeded' })
    }
  },
)
