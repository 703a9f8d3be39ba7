import { isHex, type LocalAccount } from 'viem'
import { createSiweMessage } from 'viem/siwe'

import { callRpc, SandboxRpcError } from './callRpc.ts'
import { estimateGas, maxFee, tipWei } from './createSender.ts'
import { mined } from './deployTokens.ts'
import type { SandboxChain, SandboxChains } from './ports.ts'
import { createTreasury } from './treasury.ts'
import { createWalletCalls } from './createWalletCalls.ts'
import { type Answer, readTransaction, refusal, type WalletTransaction } from './walletTransaction.ts'

/** A user's initial balance in the wallet, on every chain. */
const firstCoins = 1_000_000_000_000_000_000n
const firstTokens = 1_000_000_000n

/** Signs with the user's own key and submits the transaction to the chain's node. */
const sendFrom = async (
  { rpcUrl, chainId }: SandboxChain,
  account: LocalAccount,
  call: WalletTransaction,
): Promise<{ hash: string; raw: string }> => {
  const [gas, maxFeePerGas, nonce] = await Promise.all([
    estimateGas(rpcUrl, account.address, call),
    maxFee(rpcUrl),
    callRpc(rpcUrl, 'eth_getTransactionCount', [account.address, 'pending']),
  ])
  const fees = { gas, maxFeePerGas, maxPriorityFeePerGas: tipWei }
  const raw = await account.signTransaction({ type: 'eip1559', chainId, nonce: Number(nonce), ...fees, ...call })
  return { raw, hash: String(await callRpc(rpcUrl, 'eth_sendRawTransaction', [raw])) }
}

interface SignInFields {
  domain: string
  uri: string
  nonce: string
  chainId: string
  statement?: string
  issuedAt: string
  expirationTime: string
}

/** `wallet_connect` with the sign-in capability (ERC-7846). The wallet composes the message itself. */
const signIn = async (account: LocalAccount, request: unknown): Promise<Answer> => {
  const { capabilities } = (request ?? {}) as { capabilities?: { signInWithEthereum?: SignInFields } }
  const fields = capabilities?.signInWithEthereum
  if (fields === undefined) return { result: { accounts: [{ address: account.address, capabilities: {} }] } }
  const { chainId, issuedAt, expirationTime, ...own } = fields
  const message = createSiweMessage({
    ...own,
    address: account.address,
    version: '1',
    chainId: Number(chainId),
    issuedAt: new Date(issuedAt),
    expirationTime: new Date(expirationTime),
  })
  const signature = await account.signMessage({ message })
  const signInWithEthereum = { message, signature }
  return { result: { accounts: [{ address: account.address, capabilities: { signInWithEthereum } }] } }
}

/**
 * A wallet for users who try the sandbox without one. Each user has separate keys that sign real transactions on the
 * sandbox's chains. The user approves each request on the page.
 */
export const createSandboxWallet = (chains: SandboxChains) => {
  const treasury = createTreasury()
  const fund = async (to: string): Promise<void> => {
    const give = async ({ networkId, rpcUrl }: SandboxChain, symbol: string, amountBaseUnits: bigint) => {
      const payment = { networkId, symbol, to, amountBaseUnits, key: `wallet ${to} ${symbol}` }
      const { hash } = await chains.send(payment)
      // Pages read the balance directly after connecting.
      await mined(rpcUrl, hash)
    }
    const gifts = chains.chains.flatMap(chain => [give(chain, 'ETH', firstCoins), give(chain, 'USDC', firstTokens)])
    await Promise.all(gifts)
  }
  const send = async (chain: SandboxChain, account: LocalAccount, call: WalletTransaction): Promise<string> => {
    const { hash, raw } = await sendFrom(chain, account, call)
    chains.keep({ networkId: chain.networkId, raw })
    return hash
  }
  const calls = createWalletCalls(chains.chains, send)
  const answer = async (account: LocalAccount, method: unknown, params: readonly unknown[], chainId: unknown) => {
    if (method === 'eth_requestAccounts') {
      await fund(account.address)
      return { result: [account.address] }
    }
    if (method === 'wallet_connect') {
      await fund(account.address)
      return signIn(account, params[0])
    }
    if (method === 'personal_sign') {
      const [message] = params
      if (!isHex(message)) return refusal(-32602, 'The message is not hexadecimal')
      return { result: await account.signMessage({ message: { raw: message } }) }
    }
    if (String(method).startsWith('wallet_')) return calls.answer(account, method, params)
    if (method !== 'eth_sendTransaction') return refusal(4200, 'The wallet has no such method')
    const chain = chains.chains.find(one => one.chainId === chainId)
    const transaction = readTransaction(params[0])
    if (!chain || !transaction) return refusal(-32602, 'The transaction is not valid')
    return { result: await send(chain, account, transaction) }
  }
  return {
    /** A request of a user's page. */
    async request({ user, method, params, chainId }: Readonly<Record<string, unknown>>): Promise<Answer> {
      try {
        const account = treasury.wallet(String(user))
        return await answer(account, method, Array.isArray(params) ? params : [], chainId)
      } catch (error) {
        if (error instanceof SandboxRpcError) return refusal(-32000, error.message)
        throw error
      }
    },
  }
}
