import { randomBytes } from 'node:crypto'

import { HDKey } from '@scure/bip32'
import { addPaymentSource, confirmPaymentSource, limitRelaying, setRelayerKey } from '@rialto/core'
import { callRpc } from '@rialto/sandbox/testing'
import { ExactEvmScheme } from '@x402/evm'
import { decodePaymentResponseHeader, wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { privateKeyToAccount } from 'viem/accounts'

import type { TestServer } from './createTestServer.ts'
import { baseSepoliaId } from './linkFlows.ts'

export const newAccount = () => privateKeyToAccount(`0x${randomBytes(32).toString('hex')}`)

/** `fetch` that reaches the application in-process. */
export const fetchOf =
  (server: TestServer): typeof fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    const body = await request.text()
    const answer = await server.app.inject({
      method: request.method as 'GET',
      url: request.url.slice(new URL(request.url).origin.length),
      headers: Object.fromEntries(request.headers),
      ...(body === '' ? {} : { payload: body }),
    })
    const headers = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    )
    return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode, headers })
  }

/** Gives an account USDC on a chain of the test. */
export const giveUsdc = (server: TestServer, to: string, amount: bigint): Promise<unknown> =>
  server.simulators.chains.send({ networkId: baseSepoliaId, symbol: 'USDC', to, amountBaseUnits: amount * 1_000_000n })

export const rpcUrlOf = (server: TestServer): string => {
  const chain = server.simulators.chains.chains.find(one => one.networkId === baseSepoliaId)
  if (!chain) throw new Error('no chain')
  return chain.rpcUrl
}

export const chainIdOf = (server: TestServer): number =>
  server.simulators.chains.chains.find(one => one.networkId === baseSepoliaId)?.chainId ?? 0

/** The official client of an agent with its own key, unchanged. */
export const agentOf = (server: TestServer, account = newAccount()) => {
  // The client pays up to a dollar in assets that it knows, unless its operator sets other terms.
  const client = new x402Client().register('eip155:*', new ExactEvmScheme(account))
  client.setSpendControls({ allowedAssets: true, maxAmountPerPayment: false })
  const pay = wrapFetchWithPayment(fetchOf(server), client)
  return {
    account,
    pay: async (url: string, headers: Record<string, string> = {}) => {
      const response = await pay(url, { headers })
      const header = response.headers.get('PAYMENT-RESPONSE')
      const settled = header === null ? undefined : decodePaymentResponseHeader(header)
      return { status: response.status, settled, body: (await response.json()) as Record<string, unknown> }
    },
  }
}

/** An agent with 1,000 USDC. */
export const richAgent = async (server: TestServer) => {
  const agent = agentOf(server)
  await giveUsdc(server, agent.account.address, 1_000n)
  return agent
}

const ether = 10n ** 18n

/** The operator's account with 10 coins, and the client's limits on it. */
export const openRelayer = async (
  server: TestServer,
  limits: { perTransaction?: string; perDay?: string; isFacilitated?: boolean } = {},
) => {
  const key = `0x${randomBytes(32).toString('hex')}` as const
  const { address } = privateKeyToAccount(key)
  await callRpc(rpcUrlOf(server), 'anvil_setBalance', [address, `0x${(10n * ether).toString(16)}`])
  await setRelayerKey(server.ctx, key)
  await limitRelaying(server.ctx, server.client.scope, {
    networkId: baseSepoliaId,
    maximumPerTransaction: limits.perTransaction ?? '0.1',
    maximumPerDay: limits.perDay ?? '10',
    isFacilitated: limits.isFacilitated ?? false,
  })
  return { address, key }
}

/** A payment source of the test's own wallet, of which the server gets the public half alone. */
export const openSource = async (server: TestServer): Promise<void> => {
  const account = HDKey.fromMasterSeed(randomBytes(32)).derive("m/44'/60'/0'")
  const { scope } = server.client
  const value = account.publicExtendedKey
  const source = await addPaymentSource(server.ctx, scope, { networkType: 'evm', value })
  await confirmPaymentSource(server.ctx, scope, {
    id: source.id,
    firstAddress: source.firstAddresses[0]?.address ?? '',
  })
}
