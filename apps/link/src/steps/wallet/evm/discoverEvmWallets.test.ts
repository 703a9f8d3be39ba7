import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { FoundWallet } from '../foundWallet.ts'
import { discoverEvmWallets } from './discoverEvmWallets.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const provider = (flags: object = {}) => ({ request: async () => [], ...flags })

/** What is found on a page that has these wallets, and how it goes on. */
const discover = (fields: object, announced: readonly { rdns: string; name: string }[] = []) => {
  const page = Object.assign(new EventTarget(), fields)
  vi.stubGlobal('window', page)
  for (const info of announced)
    page.addEventListener('eip6963:requestProvider', () =>
      page.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider: provider() } })),
    )
  const found: FoundWallet[] = []
  const stop = discoverEvmWallets(wallet => found.push(wallet))
  return { page, stop, ids: () => found.map(({ id }) => id), names: () => found.map(({ name }) => name) }
}

const later = () => vi.advanceTimersByTime(1_000)

test('a wallet that has only window.ethereum is found under the name that it has there, or under none', () => {
  const metaMask = discover({ ethereum: provider({ isMetaMask: true }) })
  expect(metaMask.ids()).toEqual([])
  later()
  expect(metaMask.ids()).toEqual(['io.metamask'])
  const rabby = discover({ ethereum: provider({ isMetaMask: true, isRabby: true }) })
  later()
  expect(rabby.ids()).toEqual(['io.rabby'])
  const unnamed = discover({ ethereum: provider() })
  later()
  expect([unnamed.ids(), unnamed.names()]).toEqual([['window.ethereum'], ['']])
  const several = discover({
    ethereum: provider({ providers: [provider({ isMetaMask: true }), provider({ isCoinbaseWallet: true }), {}] }),
  })
  later()
  expect(several.ids()).toEqual(['io.metamask', 'com.coinbase.wallet'])
})

test('a wallet that announces itself is not found a second time in window.ethereum, except beside the sandbox’s own', () => {
  const announced = discover({ ethereum: provider({ isMetaMask: true }) }, [{ rdns: 'io.metamask', name: 'MetaMask' }])
  later()
  expect(announced.ids()).toEqual(['io.metamask'])
  const sandbox = discover({ ethereum: provider({ isTrust: true }) }, [
    { rdns: 'dev.rialto.sandbox-wallet', name: 'Sandbox Wallet' },
  ])
  later()
  expect(sandbox.ids()).toEqual(['dev.rialto.sandbox-wallet', 'com.trustwallet.app'])
})

test('a wallet that is added to the page late is found, by its event or when the user returns, and other objects are not', () => {
  const late = discover({})
  later()
  Object.assign(late.page, { ethereum: provider({ isTrust: true }) })
  late.page.dispatchEvent(new Event('ethereum#initialized'))
  expect(late.ids()).toEqual(['com.trustwallet.app'])
  const returned = discover({ ethereum: { request: 'no function' } })
  later()
  expect(returned.ids()).toEqual([])
  Object.assign(returned.page, { ethereum: provider({ isTrust: true }) })
  returned.page.dispatchEvent(new Event('focus'))
  expect(returned.ids()).toEqual(['com.trustwallet.app'])
  returned.stop()
  returned.page.dispatchEvent(new Event('focus'))
  expect(returned.ids()).toHaveLength(1)
})
