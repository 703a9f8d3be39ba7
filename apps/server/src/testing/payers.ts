import { randomBytes } from 'node:crypto'

import { findNetwork } from '@rialto/catalog'
import { addPaymentSource, confirmPaymentSource, watchAccount, watchPayments } from '@rialto/core'
import { createChainDeposits, createChainWatcher, createPaymentUris } from '@rialto/chains'
import { createEgress } from '@rialto/egress'
import { p2wpkh, TEST_NETWORK } from '@scure/btc-signer'
import { pubECDSA } from '@scure/btc-signer/utils.js'
import { HDKey } from '@scure/bip32'
import { Keypair } from '@stellar/stellar-base'
import { Wallet } from 'xrpl'

import { randomAddress } from '../../../../packages/sandbox/src/chains/cosmos/testing/randomAddress.ts'
import { startSandboxCosmos } from '../../../../packages/sandbox/src/chains/cosmos/startSandboxCosmos.ts'
import { startSandboxBitcoin } from '../../../../packages/sandbox/src/chains/bitcoin/startSandboxBitcoin.ts'
import { signSolanaTransfer } from '../../../../packages/sandbox/src/chains/solana/signSolanaTransfer.ts'
import { sandboxSolanaKey } from '../../../../packages/sandbox/src/chains/solana/solanaKeys.ts'
import { startSandboxSolana } from '../../../../packages/sandbox/src/chains/solana/startSandboxSolana.ts'
import { startSandboxStellar } from '../../../../packages/sandbox/src/chains/stellar/startSandboxStellar.ts'
import { startSandboxTon } from '../../../../packages/sandbox/src/chains/ton/startSandboxTon.ts'
import { addressOf as tonAddressOf } from '../../../../packages/sandbox/src/chains/ton/tonWallet.ts'
import { startSandboxTron } from '../../../../packages/sandbox/src/chains/tron/startSandboxTron.ts'
import { addressOf, keyOf, toBase58 } from '../../../../packages/sandbox/src/chains/tron/tronKeys.ts'
import { startSandboxXrpl } from '../../../../packages/sandbox/src/chains/xrpl/startSandboxXrpl.ts'
import { newAccount } from './agents.ts'
import type { TestServer } from './createTestServer.ts'
import { baseSepoliaId, sepoliaId } from './linkFlows.ts'

export interface Destination {
  address: string
  tag?: string | undefined
  /** Of Solana Pay. */
  reference?: string | undefined
}

/** A family of networks on which orders are paid, as its payers see it. */
export interface Family {
  name: string
  networkId: string
  symbol: string
  decimals: number
  /** In base units. */
  price: bigint
  /** A payment of this amount reaches any address of the family. */
  least: bigint
  /** Another asset that reaches the same address, and an amount of it. */
  otherAsset?: { symbol: string; amount: bigint; decimals: number }
  /** Another network on which the address exists. */
  otherNetworkId?: string
  pay(to: Destination, amount: bigint, of?: { symbol?: string; networkId?: string }): Promise<string>
  /** An address of the payer, fresh for each order. */
  refundTo(): Promise<Destination>
}

const testKeys = { public: 0x043587cf, private: 0x04358394 }
const solanaRpc = async <T>(url: string, method: string, ...params: unknown[]): Promise<T> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await answer.json()) as { result: T }).result
}

/**
 * Local chains of eight families, which the server's own readers read over HTTP, with a confirmed payment source on each.
 * The chains record the real payments.
 */
export const openFamilies = async (server: TestServer) => {
  const { clock, chains: evm } = server.simulators
  const [bitcoin, tron, xrpl, stellar, ton, cosmos, solana] = await Promise.all([
    startSandboxBitcoin({ blockTimeMs: 0, nowMs: clock.nowMs }),
    startSandboxTron({ nowMs: clock.nowMs }),
    startSandboxXrpl({ nowMs: clock.nowMs }),
    startSandboxStellar({ nowMs: clock.nowMs }),
    startSandboxTon({ nowMs: clock.nowMs }),
    startSandboxCosmos('cosmos', { nowMs: clock.nowMs }),
    startSandboxSolana(),
  ])
  const nodes = createEgress({
    hosts: new Set(['127.0.0.1']),
    userAgent: 'Rialto tests',
    allowPrivate: ['127.0.0.0/8'],
    allowHttp: true,
  })
  const networks = {
    evm: evm.chains.map(chain => ({
      ...chain,
      finalityConfirmations: findNetwork(chain.networkId)?.finalityConfirmations ?? 1,
    })),
    solana: [{ ...solana, tokens: [{ symbol: 'SOL', address: undefined, decimals: 9 }, ...solana.mints] }],
    bitcoin: [bitcoin],
    tron: [{ ...tron, tokens: [{ symbol: 'TRX', address: undefined, decimals: 6 }, ...tron.tokens] }],
    xrpl: [xrpl],
    ton: [{ ...ton, tokens: [{ symbol: 'TON', address: undefined, decimals: 9 }, ...ton.tokens] }],
    cosmos: [{ ...cosmos, tokens: [{ symbol: 'ATOM', address: undefined, decimals: 6 }, ...cosmos.tokens] }],
    stellar: [{ ...stellar, tokens: [{ symbol: 'XLM', address: undefined, decimals: 7 }, ...stellar.tokens] }],
  }
  Object.assign(server.ctx, {
    chainDeposits: createChainDeposits({ egress: nodes, ...networks, isLive: false }),
    chains: createChainWatcher({ egress: nodes, ...networks }),
    paymentUris: createPaymentUris(networks),
  })

  const [shopOnStellar, exchangeOnStellar] = [Keypair.random().publicKey(), Keypair.random().publicKey()]
  for (const address of [shopOnStellar, exchangeOnStellar])
    stellar.pay({ to: { address }, symbol: 'XLM', amountBaseUnits: 1_000_000_000n })
  const shops = { xrpl: Wallet.generate().classicAddress, exchange: Wallet.generate().classicAddress }
  for (const address of Object.values(shops)) xrpl.pay({ to: { address }, drops: 100_000_000n })
  xrpl.ledger.close()
  const payer = await sandboxSolanaKey('payer of many orders')
  await solana.fund({ to: payer.address, symbol: 'SOL', amountBaseUnits: 100_000_000_000n })
  await solana.fund({ to: payer.address, symbol: 'USDC', amountBaseUnits: 10n ** 15n })
  const shopOnSolana = (await sandboxSolanaKey('shop of many orders')).address
  const seed = randomBytes(32)
  const account = (coin: number) => HDKey.fromMasterSeed(seed).derive(`m/44'/${coin}'/0'`).publicExtendedKey
  const sources = {
    evm: account(60),
    tron: account(195),
    bitcoin: `wpkh(${HDKey.fromMasterSeed(seed, testKeys).derive("m/84'/1'/0'").publicExtendedKey}/0/*)`,
    solana: shopOnSolana,
    ripple: shops.xrpl,
    stellar: shopOnStellar,
    tvm: tonAddressOf(randomBytes(32)),
    cosmos: randomAddress('cosmos'),
  } as const
  const accounts: { sourceId: string; networkType: string }[] = []
  for (const [networkType, value] of Object.entries(sources)) {
    const input = { networkType: networkType as keyof typeof sources, value }
    const source = await addPaymentSource(server.ctx, server.client.scope, input)
    const firstAddress = source.firstAddresses[0]?.address ?? ''
    await confirmPaymentSource(server.ctx, server.client.scope, { id: source.id, firstAddress })
    accounts.push({ sourceId: source.id, networkType })
  }

  const sent = (hash: string | undefined): string => {
    if (hash === undefined) throw new Error('the treasury of the chain is empty')
    return hash
  }
  let tag = 1_000
  const families: Family[] = [
    {
      name: 'evm',
      networkId: baseSepoliaId,
      symbol: 'USDC',
      decimals: 6,
      price: 50_000_000n,
      least: 1n,
      otherAsset: { symbol: 'ETH', amount: 10n ** 15n, decimals: 18 },
      otherNetworkId: sepoliaId,
      pay: async ({ address: to }, amountBaseUnits, { symbol = 'USDC', networkId = baseSepoliaId } = {}) =>
        (await evm.send({ networkId, symbol, to, amountBaseUnits })).hash,
      refundTo: async () => ({ address: newAccount().address }),
    },
    {
      name: 'solana',
      networkId: solana.networkId,
      symbol: 'USDC',
      decimals: 6,
      price: 50_000_000n,
      least: 1n,
      otherAsset: { symbol: 'SOL', amount: 10_000_000n, decimals: 9 },
      pay: async ({ address: to, reference }, amount, { symbol = 'USDC' } = {}) => {
        const mint = solana.mints.find(one => one.symbol === symbol)
        const { value } = await solanaRpc<{ value: { blockhash: string } }>(solana.rpcUrl, 'getLatestBlockhash')
        const ends = {
          feePayer: payer,
          from: payer,
          to,
          blockhash: value.blockhash,
          references: reference === undefined ? [] : [reference],
        }
        const { raw } = await signSolanaTransfer({ ...ends, amount, ...(mint ? { mint } : {}) })
        return solanaRpc(solana.rpcUrl, 'sendTransaction', raw, { encoding: 'base64' })
      },
      refundTo: async () => ({ address: (await sandboxSolanaKey(`payer ${randomBytes(8).toString('hex')}`)).address }),
    },
    {
      name: 'bitcoin',
      networkId: bitcoin.networkId,
      symbol: 'BTC',
      decimals: 8,
      price: 100_000n,
      least: 1_000n,
      pay: async ({ address }, amount) => {
        const paid = bitcoin.fund(address, amount)
        if (paid !== undefined) return paid
        // The treasury's coins are all in transactions that no block has.
        bitcoin.mine()
        return sent(bitcoin.fund(address, amount))
      },
      refundTo: async () => ({ address: p2wpkh(pubECDSA(randomBytes(32)), TEST_NETWORK).address ?? '' }),
    },
    {
      name: 'tron',
      networkId: tron.networkId,
      symbol: 'USDT',
      decimals: 6,
      price: 50_000_000n,
      least: 1n,
      otherAsset: { symbol: 'TRX', amount: 2_000_000n, decimals: 6 },
      pay: async ({ address: to }, amountBaseUnits, { symbol = 'USDT' } = {}) => {
        // Two equal transactions of one moment are one.
        clock.advance(1)
        return sent(tron.fund({ to, symbol: symbol as 'USDT', amountBaseUnits }))
      },
      refundTo: async () => ({ address: toBase58(addressOf(keyOf(randomBytes(8).toString('hex')))) }),
    },
    {
      name: 'ripple',
      networkId: xrpl.networkId,
      symbol: 'XRP',
      decimals: 6,
      price: 25_000_000n,
      least: 1n,
      pay: async (to, drops) =>
        xrpl.pay({ to: { address: to.address, ...(to.tag ? { tag: to.tag } : {}) }, drops }).hash,
      refundTo: async () => {
        tag += 1
        return { address: shops.exchange, tag: String(tag) }
      },
    },
    {
      name: 'tvm',
      networkId: ton.networkId,
      symbol: 'USDT',
      decimals: 6,
      price: 50_000_000n,
      least: 1n,
      otherAsset: { symbol: 'TON', amount: 2_000_000_000n, decimals: 9 },
      pay: async ({ address, tag: comment }, amountBaseUnits, { symbol = 'USDT' } = {}) => {
        const to = { address, ...(comment ? { tag: comment } : {}) }
        return sent(ton.pay({ to, symbol: symbol as 'USDT', amountBaseUnits }))
      },
      refundTo: async () => ({ address: tonAddressOf(randomBytes(32)), tag: 'refund' }),
    },
    {
      name: 'cosmos',
      networkId: cosmos.networkId,
      symbol: 'ATOM',
      decimals: 6,
      price: 5_000_000n,
      least: 1n,
      otherAsset: { symbol: 'USDC', amount: 2_000_000n, decimals: 6 },
      pay: async ({ address, tag: memo }, amountBaseUnits, { symbol = 'ATOM' } = {}) => {
        const to = { address, ...(memo ? { tag: memo } : {}) }
        return sent(cosmos.pay({ to, symbol, amountBaseUnits }).hash)
      },
      refundTo: async () => {
        tag += 1
        return { address: randomAddress('cosmos'), tag: String(tag) }
      },
    },
    {
      name: 'stellar',
      networkId: stellar.networkId,
      symbol: 'XLM',
      decimals: 7,
      price: 250_000_000n,
      least: 1n,
      pay: async (to, amountBaseUnits) => {
        const place = { address: to.address, ...(to.tag ? { tag: to.tag } : {}) }
        return sent(stellar.pay({ to: place, symbol: 'XLM', amountBaseUnits }).hash)
      },
      refundTo: async () => {
        tag += 1
        return { address: exchangeOnStellar, tag: `refund ${tag}` }
      },
    },
  ]
  /** Makes blocks on every chain. */
  const mine = async (blocks: number) => {
    await server.simulators.mine(blocks)
    for (let made = 0; made < blocks; made += 1) {
      bitcoin.mine()
      tron.ledger.mine()
      xrpl.ledger.close()
      stellar.ledger.close()
      ton.ledger.mine()
      cosmos.ledger.mine()
    }
  }
  const watched = [...families.map(({ networkId }) => networkId), sepoliaId]
  /** Reads every chain as the server's jobs do. */
  const watch = async () => {
    for (const networkId of watched) while ((await watchPayments(server.ctx, networkId)) === 0) continue
    for (const { sourceId, networkType } of accounts) {
      const networkId = families.find(one => findNetwork(one.networkId)?.networkType === networkType)?.networkId ?? ''
      await watchAccount(server.ctx, server.client.scope, { sourceId, networkId })
    }
  }
  // An account is read from its confirmation on.
  await watch()
  const stop = async () => {
    const local = [bitcoin, tron, xrpl, stellar, ton, cosmos, solana]
    await Promise.all(local.map(chain => chain.stop()))
    await nodes.close()
  }
  return { families, mine, watch, stop }
}
