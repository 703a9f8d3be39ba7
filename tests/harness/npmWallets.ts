import { fileURLToPath } from 'node:url'

import { installMockWallet } from '@johanneskares/wallet-mock'
import { build } from 'esbuild'
import type { Page } from 'playwright-core'
import { createPublicClient, defineChain, http } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'

import type { sandboxControl } from './sandboxControl.ts'

type Chain = Awaited<ReturnType<ReturnType<typeof sandboxControl>['chain']>>

/**
 * Announces the wallet of `@johanneskares/wallet-mock` (EIP-6963, keys and transactions by viem) on a page. It starts on the first
 * chain and can be asked to switch to the others. Resolves with its address.
 */
export const installEvmWallet = async (page: Page, chains: readonly [Chain, ...Chain[]]): Promise<`0x${string}`> => {
  const account = privateKeyToAccount(generatePrivateKey())
  const [first] = chains
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
  const rpcUrls = { default: { http: [first.rpcUrl] } }
  await installMockWallet({
    // Its types are of @playwright/test, which drives the same browser by the same calls.
    page: page as never,
    account: account as never,
    defaultChain: defineChain({ id: first.chainId, name: 'First', nativeCurrency, rpcUrls }) as never,
    transports: Object.fromEntries(chains.map(({ chainId, rpcUrl }) => [chainId, http(rpcUrl)])) as never,
  })
  return account.address
}

/** Balance of an address in the chain's own coin, in wei, read from the node itself. */
export const coinBalance = async ({ rpcUrl }: Chain, address: `0x${string}`): Promise<bigint> =>
  createPublicClient({ transport: http(rpcUrl) }).getBalance({ address })

const bundleBurner = async (rpcUrl: string): Promise<string> => {
  const result = await build({
    stdin: {
      contents: `
        import { UnsafeBurnerWalletAdapter } from '@solana/wallet-adapter-unsafe-burner'
        import { SolanaWalletAdapterWallet } from '@solana/wallet-standard-wallet-adapter-base'
        import { registerWallet } from '@wallet-standard/wallet'
        const adapter = new UnsafeBurnerWalletAdapter()
        registerWallet(new SolanaWalletAdapterWallet(adapter, 'solana:devnet', ${JSON.stringify(rpcUrl)}))
        window.openBurnerWallet = async () => {
          await adapter.connect()
          return adapter.publicKey.toBase58()
        }
      `,
      resolveDir: fileURLToPath(new URL('../..', import.meta.url)),
    },
    bundle: true,
    write: false,
    format: 'iife',
    platform: 'browser',
    define: { global: 'globalThis' },
    logLevel: 'silent',
  })
  return result.outputFiles[0]?.text ?? ''
}

/**
 * Registers the burner wallet of `@solana/wallet-adapter-unsafe-burner` by the Wallet Standard, on every page that opens from now
 * on. `open` makes its key for the page that is shown and resolves with the address.
 */
export const installSolanaWallet = async (page: Page, rpcUrl: string): Promise<{ open(): Promise<string> }> => {
  await page.addInitScript({ content: await bundleBurner(rpcUrl) })
  return {
    open: () => page.evaluate(() => (window as unknown as { openBurnerWallet(): Promise<string> }).openBurnerWallet()),
  }
}
