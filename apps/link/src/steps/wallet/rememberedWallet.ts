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
