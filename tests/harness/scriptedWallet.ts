import type { Page } from 'playwright-core'
import { createTestClient, createWalletClient, http, publicActions, toHex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import type { sandboxControl } from './sandboxControl.ts'

type Chain = Awaited<ReturnType<ReturnType<typeof sandboxControl>['chain']>>

/** The transaction that a page requests from a wallet. */
export interface AskedTransaction {
  to: `0x${string}`
  value?: `0x${string}`
  data?: `0x${string}`
}

/** An error in the form of wallets (EIP-1193). */
export interface WalletError {
  code: number
  message: string
}

type Answer = { result: unknown } | { error: WalletError }

/**
 * A wallet with its own key that announces itself on a page (EIP-6963), uses one chain and shows no prompts. The test
 * decides about a payment: `send` resolves with the transaction's hash, or rejects.
 */
export const installScriptedWallet = async (
  page: Page,
  chain: Chain,
  send: (asked: AskedTransaction) => Promise<`0x${string}` | WalletError>,
) => {
  const account = privateKeyToAccount(generatePrivateKey())
  const client = createWalletClient({ account, transport: http(chain.rpcUrl) })
  const node = createTestClient({ mode: 'anvil', transport: http(chain.rpcUrl) }).extend(publicActions)
  const answers: Readonly<Record<string, (params: readonly unknown[]) => unknown>> = {
    eth_chainId: () => toHex(chain.chainId),
    eth_requestAccounts: () => [account.address],
    eth_accounts: () => [account.address],
    eth_signTypedData_v4: ([, data]) => account.signTypedData(JSON.parse(String(data)) as never),
    personal_sign: ([message]) => account.signMessage({ message: { raw: message as `0x${string}` } }),
  }
  const request = async (method: string, params: readonly unknown[]): Promise<Answer> => {
    if (method === 'eth_sendTransaction') {
      const sent = await send(params[0] as AskedTransaction)
      return typeof sent === 'string' ? { result: sent } : { error: sent }
    }
    const answer = answers[method]
    return answer
      ? { result: await answer(params) }
      : { error: { code: 4200, message: 'The wallet has no such method' } }
  }
  await page.exposeFunction('askScriptedWallet', request)
  await page.addInitScript(() => {
    const { askScriptedWallet } = window as unknown as { askScriptedWallet: typeof request }
    const provider = {
      request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
        const answer = await askScriptedWallet(method, params)
        if ('error' in answer) throw Object.assign(new Error(answer.error.message), answer.error)
        return answer.result
      },
    }
    const info = {
      uuid: '7d1c2a5e-1f0b-4a57-8a53-6c1b8f0e2d11',
      name: 'Scripted Wallet',
      icon: '',
      rdns: 'test.scripted',
    }
    const announce = () =>
      window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
    window.addEventListener('eip6963:requestProvider', announce)
    announce()
  })
  const gwei = 1_000_000_000n
  return {
    address: account.address,
    /** The node drops the wallet's pending transactions. */
    drop: () => node.request({ method: 'anvil_removePoolTransactions' as never, params: [account.address] as never }),
    hasTransaction: (hash: string) =>
      node.getTransaction({ hash: hash as `0x${string}` }).then(
        () => true,
        () => false,
      ),
    /** Signs the transaction and sends it to the node. It stays out of the next block if an earlier nonce is missing. */
    sign: (asked: AskedTransaction, nonce?: number, fee = 4n) =>
      client.sendTransaction({
        chain: null,
        to: asked.to,
        value: BigInt(asked.value ?? '0x0'),
        data: asked.data ?? '0x',
        gas: 200_000n,
        maxFeePerGas: fee * gwei,
        maxPriorityFeePerGas: gwei,
        ...(nonce === undefined ? {} : { nonce }),
      }),
  }
}
