import { randomBytes } from 'node:crypto'

import { base58 } from '@scure/base'
import { HDKey } from '@scure/bip32'
import { createKeyPairSignerFromPrivateKeyBytes } from '@solana/kit'
import type { PaymentRequirements } from '@x402/core/types'
import { ExactEvmScheme } from '@x402/evm'
import { ExactSvmScheme } from '@x402/svm/exact/client'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import { addPaymentSource } from './addPaymentSource.ts'
import type { TestEnvironment } from './openEnvironment.ts'
import { openRelayer } from './openRelayer.ts'
import { solanaBalance, solanaCoins, tokenBalance } from './sandboxControl.ts'
import type { Rialto } from './startRialto.ts'

/** A local chain on which agents pay orders through the relayer. Amounts in base units. */
export interface AgentChain {
  networkId: string
  /** A new agent with that much USDC, and no coin for network fees. */
  openAgent(amount: string): Promise<{ address: string; sign(accepted: PaymentRequirements): Promise<object> }>
  /** USDC of an address. */
  usdcOf(address: string): Promise<bigint>
  /** Coins of the relayer's account. */
  relayerCoins(): Promise<bigint>
  /** Blocks pass until each transaction is final. */
  finalize(): Promise<void>
  /** Transactions that the relayer's account has sent. */
  relayerTransactions(): Promise<number>
  /** USDC at the client's address for all orders before the first one; 0 where each order has a new address. */
  usdcBefore: bigint
}

const callRpc = async <T>(url: string, method: string, params: unknown[]): Promise<T> => {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params })
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  return ((await answer.json()) as { result: T }).result
}

/** Base Sepolia: an address for each order, derived from a key of the client. */
export const openEvmAgents = async ({ sandbox }: TestEnvironment, rialto: Rialto): Promise<AgentChain> => {
  const network = { id: 'f2780a87-d1ab-4567-85b3-d9ae728cf54d', name: 'Base Sepolia' }
  const chain = await sandbox.control.chain(network.id)
  const source = HDKey.fromMasterSeed(new Uint8Array(32).fill(91)).derive("m/44'/60'/0'").publicExtendedKey
  await addPaymentSource(rialto, 'evm', source)
  const relayer = await openRelayer(rialto, network, { perTransaction: '0.005', perDay: '0.05' })
  return {
    networkId: network.id,
    openAgent: async amount => {
      const account = privateKeyToAccount(generatePrivateKey())
      await sandbox.control.airdropOn(network.id, { address: account.address, symbol: 'USDC', amount })
      const scheme = new ExactEvmScheme(account)
      return {
        address: account.address,
        sign: async accepted => (await scheme.createPaymentPayload(2, accepted)).payload,
      }
    },
    usdcOf: address => tokenBalance(chain, 'USDC', address),
    relayerCoins: async () => BigInt(await callRpc<string>(chain.rpcUrl, 'eth_getBalance', [relayer, 'latest'])),
    relayerTransactions: async () =>
      Number(await callRpc<string>(chain.rpcUrl, 'eth_getTransactionCount', [relayer, 'latest'])),
    usdcBefore: 0n,
    finalize: async () => void (await callRpc(chain.rpcUrl, 'anvil_mine', ['0x40'])),
  }
}

const newSolanaKey = async () => {
  const secret = randomBytes(32)
  const signer = await createKeyPairSignerFromPrivateKeyBytes(Uint8Array.from(secret))
  const key = base58.encode(Uint8Array.from([...secret, ...base58.decode(signer.address)]))
  return { signer, key, address: signer.address as string }
}

/** Solana: one address of the client, and a memo for each order. */
export const openSolanaAgents = async (
  { sandbox: { control, solana, institutions } }: TestEnvironment,
  rialto: Rialto,
): Promise<AgentChain> => {
  const [shop, relayer] = [await newSolanaKey(), await newSolanaKey()]
  const give = (address: string, symbol: string, amount: string) => control.airdrop({ address, symbol, amount })
  // Its token account exists, as a shop's does.
  await give(shop.address, 'USDC', '0.000001')
  await addPaymentSource(rialto, 'solana', shop.address)
  const limits = { perTransaction: '0.00002', perDay: '0.005' }
  const account = { ...relayer, fund: () => give(relayer.address, 'SOL', '1') }
  await openRelayer(rialto, { id: solana.networkId, name: solana.name }, limits, account)
  const { origin } = institutions
  return {
    networkId: solana.networkId,
    openAgent: async amount => {
      const { signer, address } = await newSolanaKey()
      await give(address, 'USDC', amount)
      const scheme = new ExactSvmScheme(signer, { rpcUrl: solana.rpcUrl })
      return { address, sign: async accepted => (await scheme.createPaymentPayload(2, accepted)).payload }
    },
    usdcOf: async address => BigInt(await solanaBalance(origin, 'USDC', address)),
    relayerCoins: async () => BigInt(await solanaCoins(origin, relayer.address)),
    finalize: async () => {
      for (let block = 0; block < 40; block += 1) await give(shop.address, 'SOL', `0.00${1_000 + block}`)
    },
    relayerTransactions: async () => {
      const signatures = await callRpc<unknown[]>(solana.rpcUrl, 'getSignaturesForAddress', [relayer.address])
      // Without that of the faucet.
      return signatures.length - 1
    },
    usdcBefore: 1n,
  }
}
