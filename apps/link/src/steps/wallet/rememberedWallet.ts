/** Id of the wallet that was connected in this tab and is asked to pay. It survives a reload and is not a secret. */
const key = 'rialto.wallet'

export function rememberWallet(id: string): void {
  try {
    sessionStorage.setItem(key, id)
  } catch {
    // Without storage the user chooses again.
  }
}

export function rememberedWallet(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** The wallet app that was opened last on this phone, which is offered first. */
const appKey = 'rialto.walletApp'

export function rememberApp(providerId: string): void {
  try {
    localStorage.setItem(appKey, providerId)
  } catch {
    // Without storage the list keeps its order.
  }
}

export function lastApp(): string | undefined {
  try {
    return localStorage.getItem(appKey) ?? undefined
  } catch {
    return undefined
  }
}

/** With that app first, where it is offered. */
export const withFirst = <T extends { providerId: string }>(wallets: readonly T[], app: string | undefined): T[] =>
  wallets.toSorted((a, b) => Number(b.providerId === app) - Number(a.providerId === app))
