import { randomBytes } from 'node:crypto'

import { base58 } from '@scure/base'
import { addPaymentSource, confirmPaymentSource, limitRelaying, setRelayerKey } from '@rialto/core'
import {
  createChainDeposits,
  createChainWatcher,
  createPaymentUris,
  createRelaying,
  type EvmNetworkConfig,
} from '@rialto/chains'
import { createEgress } from '@rialto/egress'
import { createKeyPairSignerFromPrivateKeyBytes, type KeyPairSigner } from '@solana/kit'
import { decodePaymentResponseHeader, wrapFetchWithPayment, x402Client } from '@x402/fetch'
import { ExactSvmScheme } from '@x402/svm/exact/client'

import { startSandboxSolana } from '../../../../packages/sandbox/src/chains/solana/startSandboxSolana.ts'
import { fetchOf } from './agents.ts'
import type { TestServer } from './createTestServer.ts'

export const newSolanaKey = async () => {
  const secret = randomBytes(32)
  const signer = await createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(secret))
  const key = base58.encode(Uint8Array.from([...secret, ...base58.decode(signer.address)]))
  return { signer, key, address: signer.address as string }
}

/** A local Solana that the server reads over HTTP, with the shop's confirmed account and the operator's for fees. */
export const openSolana = async (server: TestServer) => {
  const solana = await startSandboxSolana({ nowMs: server.simulators.clock.nowMs })
  const local = { allowPrivate: ['127.0.0.0/8'], allowHttp: true }
  const egress = createEgress({ hosts: new Set(['127.0.0.1']), userAgent: 'Rialto tests', ...local })
  const { networkId, rpcUrl, mints } = solana
  const tokens = [{ symbol: 'SOL', address: undefined, decimals: 9 }, ...mints]
  const nodes = { egress, evm: [] as EvmNetworkConfig[], solana: [{ networkId, rpcUrl, tokens }] }
  Object.assign(server.ctx, {
    chainDeposits: createChainDeposits({ ...nodes, isLive: false }),
    chains: createChainWatcher(nodes),
    paymentUris: createPaymentUris(nodes),
    relaying: createRelaying(nodes),
  })
  const { scope } = server.client
  const [shop, relayer] = [await newSolanaKey(), await newSolanaKey()]
  // Its token account exists, as a shop's does.
  await solana.fund({ to: shop.address, symbol: 'USDC', amountBaseUnits: 1n })
  await solana.fund({ to: relayer.address, symbol: 'SOL', amountBaseUnits: 1_000_000_000n })
  const source = await addPaymentSource(server.ctx, scope, { networkType: 'solana', value: shop.address })
  await confirmPaymentSource(server.ctx, scope, { id: source.id, firstAddress: shop.address })
  await setRelayerKey(server.ctx, relayer.key)
  const limits = { networkId, maximumPerTransaction: '0.001', maximumPerDay: '0.1', isFacilitated: true }
  await limitRelaying(server.ctx, scope, limits)

  const rpc = async <T>(method: string, ...params: unknown[]): Promise<T> => {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
    const answer = await fetch(rpcUrl, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    return ((await answer.json()) as { result: T }).result
  }
  const lamportsOf = async (address: string) => BigInt((await rpc<{ value: number }>('getBalance', address)).value)
  const usdc = mints.find(({ symbol }) => symbol === 'USDC')?.address ?? ''
  const usdcOf = async (owner: string): Promise<bigint> => {
    const options = { encoding: 'jsonParsed' }
    const rows = (await rpc<{ value: never[] }>('getTokenAccountsByOwner', owner, { mint: usdc }, options)).value
    const amounts = rows as { account: { data: { parsed: { info: { tokenAmount: { amount: string } } } } } }[]
    return amounts.reduce((sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount), 0n)
  }
  /** The official client of an agent with its own key, unchanged, and 1,000 USDC. It has no SOL for fees. */
  const richAgent = async () => {
    const agent = await newSolanaKey()
    await solana.fund({ to: agent.address, symbol: 'USDC', amountBaseUnits: 1_000_000_000n })
    const scheme = new ExactSvmScheme(agent.signer as KeyPairSigner, { rpcUrl })
    const client = new x402Client().register('solana:*', scheme)
    client.setSpendControls({ allowedAssets: true, maxAmountPerPayment: false })
    const pay = wrapFetchWithPayment(fetchOf(server), client)
    return {
      ...agent,
      scheme,
      pay: async (url: string, headers: Record<string, string> = {}) => {
        const response = await pay(url, { headers })
        const header = response.headers.get('PAYMENT-RESPONSE')
        const settled = header === null ? undefined : decodePaymentResponseHeader(header)
        return { status: response.status, settled, body: (await response.json()) as Record<string, unknown> }
      },
    }
  }
  return {
    ...solana,
    usdc,
    shop,
    relayer,
    rpc,
    lamportsOf,
    usdcOf,
    richAgent,
    /** Transactions of other accounts, one in each block. */
    pass: async (blocks: number) => {
      for (let block = 0; block < blocks; block += 1)
        await solana.fund({ to: shop.address, symbol: 'SOL', amountBaseUnits: 1_000_000n + BigInt(block) })
    },
    close: async () => {
      await egress.close()
      await solana.stop()
    },
  }
}
