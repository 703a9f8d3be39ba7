import type { Page } from 'playwright-core'

import type { PlayedWallet } from './playedWallet.ts'

/**
 * Puts a wallet that is played in this process onto every page that opens from now on: announced by EIP-6963, or in `window.ethereum` alone,
 * as wallets from before it.
 */
export const installWallet = async (
  page: Page,
  { request }: PlayedWallet,
  { name = 'Field Wallet', isAnnounced = true } = {},
): Promise<void> => {
  const ask = async (method: string, params: readonly unknown[]) => {
    try {
      return { result: await request({ method, params }) }
    } catch (error) {
      const { code, message } = error as { code?: number; message: string }
      return { error: { code, message } }
    }
  }
  await page.exposeFunction('askPlayedWallet', ask)
  await page.addInitScript(
    shown => {
      const { askPlayedWallet } = window as unknown as { askPlayedWallet: typeof ask }
      const provider = {
        request: async ({ method, params = [] }: { method: string; params?: readonly unknown[] }) => {
          const answer = await askPlayedWallet(method, params)
          if (answer.error) throw Object.assign(new Error(answer.error.message), answer.error)
          return answer.result ?? null
        },
      }
      if (!shown.isAnnounced) {
        Object.assign(window, { ethereum: provider })
        return
      }
      const info = { uuid: '3f0f9a7e-5c55-4b6c-9d0e-2b5a1c7d8e90', name: shown.name, icon: '', rdns: 'test.field' }
      const announce = () =>
        window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
      window.addEventListener('eip6963:requestProvider', announce)
      announce()
    },
    { name, isAnnounced },
  )
}
