/** Which wallet was connected in this tab: the one that is asked to pay. Kept over a reload, and no secret. */
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
