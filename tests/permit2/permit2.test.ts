/**
 * Agents pay by the canonical Permit2 contract, whose bytecode Uniswap publishes. The proxy of x402 at its published address is
 * our own source of its interface (ExactProxy.sol): no registry has it.
 */
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

import { callRpc } from '@rialto/sandbox/testing'
import { decodePaymentRequiredHeader, encodePaymentSignatureHeader } from '@x402/core/http'
import type { PaymentPayload } from '@x402/core/types'
import { ExactEvmScheme } from '@x402/evm'
import { encodeFunctionData, parseAbi } from 'viem/utils'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  chainIdOf,
  fetchOf,
  giveUsdc,
  newAccount,
  openRelayer,
  openSource,
  rpcUrlOf,
} from '../../apps/server/src/testing/agents.ts'
import { createTestServer, type TestServer } from '../../apps/server/src/testing/createTestServer.ts'
import { baseSepoliaId } from '../../apps/server/src/testing/linkFlows.ts'
import { exactProxyAddress, permit2Address } from '../../packages/chains/src/evm/relaying/permit2.ts'

const canonicalCode = (): string => {
  const folder = join(import.meta.dirname, 'node_modules/@uniswap/v4-periphery/lib/permit2/test/utils')
  const [, hex] = /hex"([0-9a-f]+)"/.exec(readFileSync(join(folder, 'DeployPermit2.sol'), 'utf8')) ?? []
  return `0x${hex ?? expect.fail('the package has no bytecode')}`
}

const proxyCode = (): string => {
  const solc = createRequire(import.meta.url)('solc') as { compile(input: string): string }
  const content = readFileSync(join(import.meta.dirname, 'ExactProxy.sol'), 'utf8')
  const input = {
    language: 'Solidity',
    sources: { proxy: { content } },
    settings: { evmVersion: 'cancun', outputSelection: { '*': { '*': ['evm.deployedBytecode.object'] } } },
  }
  const { contracts } = JSON.parse(solc.compile(JSON.stringify(input))) as {
    contracts: { proxy: { ExactProxy: { evm: { deployedBytecode: { object: string } } } } }
  }
  return `0x${contracts.proxy.ExactProxy.evm.deployedBytecode.object}`
}

const isAsked = process.env['RIALTO_PERMIT2'] !== undefined

describe.skipIf(!isAsked)('an order that is paid by Permit2', () => {
  let server: TestServer
  let relayer: string
  beforeAll(async () => {
    server = await createTestServer()
    await openSource(server)
    await rpc('anvil_setCode', [permit2Address, canonicalCode()])
    await rpc('anvil_setCode', [exactProxyAddress, proxyCode()])
    relayer = (await openRelayer(server)).address
  }, 120_000)
  afterAll(() => server?.stop())

  const rpc = (method: string, params: unknown[] = []) => callRpc(rpcUrlOf(server), method, params)
  const usdcOf = (address: string) =>
    server.simulators.chains.balanceOf({ networkId: baseSepoliaId, symbol: 'USDC', address })
  const opened = async () => {
    const order = { userId: 'user-1', transactionId: randomUUID(), networkId: baseSepoliaId, symbol: 'USDC' }
    return (await server.call('POST', '/api/v1/paymentRequests', { body: { ...order, amount: '50' } })).body.content
  }
  const asked = async (url: string) => {
    const response = await fetchOf(server)(url)
    const { accepts } = decodePaymentRequiredHeader(response.headers.get('PAYMENT-REQUIRED') ?? '')
    return accepts.find(({ extra }) => extra?.['assetTransferMethod'] === 'permit2') ?? expect.fail('not offered')
  }
  type Accepted = Awaited<ReturnType<typeof asked>>
  const nonceOf = async (address: string) => Number(await rpc('eth_getTransactionCount', [address, 'latest']))
  /** 1,000 USDC, of which Permit2 may move any amount. */
  const agentWith = async (allowance: bigint) => {
    const account = newAccount()
    await giveUsdc(server, account.address, 1_000n)
    await rpc('anvil_setBalance', [account.address, '0xde0b6b3a7640000'])
    const { asset } = await asked((await opened()).x402Url)
    const abi = parseAbi(['function approve(address spender, uint256 amount)'])
    const raw = await account.signTransaction({
      type: 'eip1559',
      chainId: chainIdOf(server),
      nonce: 0,
      to: asset as `0x${string}`,
      data: encodeFunctionData({ abi, args: [permit2Address, allowance] }),
      gas: 100_000n,
      maxFeePerGas: 10n ** 12n,
      maxPriorityFeePerGas: 10n ** 9n,
    })
    await rpc('eth_sendRawTransaction', [raw])
    return account
  }
  const sign = async (url: string, account: ReturnType<typeof newAccount>, change = (one: Accepted) => one) => {
    const accepted = await asked(url)
    const { payload } = await new ExactEvmScheme(account).createPaymentPayload(2, change(accepted))
    return { x402Version: 2, accepted, payload } as PaymentPayload
  }
  const send = async (url: string, payload: PaymentPayload) => {
    const headers = { 'PAYMENT-SIGNATURE': encodePaymentSignatureHeader(payload) }
    const response = await fetchOf(server)(url, { headers })
    return { status: response.status, body: (await response.json()) as Record<string, unknown> }
  }

  test('the official client signs, the relayer settles, and the signature is used once', async () => {
    const { id, x402Url, address } = await opened()
    const agent = await agentWith(2n ** 256n - 1n)
    const before = await nonceOf(relayer)
    const payload = await sign(x402Url, agent)
    expect(await send(x402Url, payload)).toMatchObject({ status: 200, body: { success: true } })
    expect(await send(x402Url, payload)).toMatchObject({ status: 200, body: { success: true } })
    expect([await usdcOf(address), await usdcOf(agent.address)]).toEqual([50_000_000n, 950_000_000n])
    expect(await nonceOf(relayer)).toBe(before + 1)
    for (let turns = 0; turns < 2; turns += 1) {
      await server.simulators.mine()
      server.simulators.clock.advance(61_000)
      await server.runJobs()
    }
    const { body } = await server.call('GET', `/api/v1/paymentRequests/${id}`)
    expect(body.content).toMatchObject({ status: 'paid', creditedAmount: '50' })
  })

  test.each<[string, bigint, (one: Accepted) => Accepted, string]>([
    ['without an allowance', 0n, one => one, 'permit2_allowance_required'],
    ['of a smaller amount', 10n ** 9n, one => ({ ...one, amount: '49999999' }), 'permit2_amount_mismatch'],
    [
      'to another recipient',
      10n ** 9n,
      one => ({ ...one, payTo: `0x${'1'.repeat(40)}` }),
      'invalid_permit2_recipient_mismatch',
    ],
    ['for another chain', 10n ** 9n, one => ({ ...one, network: 'eip155:1' }), 'invalid_permit2_signature'],
  ])('a signature %s is rejected before anything is sent', async (_, allowance, change, error) => {
    const { x402Url, address } = await opened()
    const agent = await agentWith(allowance)
    const before = await nonceOf(relayer)
    const payload = await sign(x402Url, agent, change)
    expect(await send(x402Url, payload)).toMatchObject({ status: 402, body: { error } })
    expect([await nonceOf(relayer), await usdcOf(address)]).toEqual([before, 0n])
  })
})
