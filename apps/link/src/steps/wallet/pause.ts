/** Waits, in milliseconds. Tests pass their own. */
export type Pause = (ms: number) => Promise<void>

export const pause: Pause = ms => new Promise(resolve => setTimeout(resolve, ms))

const settleMs = 250
const settleTries = 12

/**
 * Whether a condition is true now or within three seconds. Wallets report a change before their own state reflects it.
 */
export async function isSoon(isSo: () => Promise<boolean>, wait: Pause): Promise<boolean> {
  for (let tries = 0; tries < settleTries; tries += 1) {
    if (await isSo()) return true
    await wait(settleMs)
  }
  return isSo()
}
