import type { LinkApi } from '../../api/createApi.ts'
import { type Ask, walletApi } from './walletApi.ts'
import { WalletMismatch } from './walletProblem.ts'

/** Fallback when `localStorage` is unavailable. */
const inMemory = new Map<string, string>()

const keyOf = (previewId: string): string => `rialto.ask.${previewId}`

function readAsk(previewId: string): string | undefined {
  try {
    return localStorage.getItem(keyOf(previewId)) ?? inMemory.get(previewId)
  } catch {
    return inMemory.get(previewId)
  }
}

function keepAsk({ previewId, askId }: Ask): void {
  inMemory.set(previewId, askId)
  try {
    localStorage.setItem(keyOf(previewId), askId)
  } catch {
    // Kept for as long as the page is.
  }
}

/** Forgets the id once the reply has arrived: from then on it no longer proves that the wallet was never prompted. */
export function forgetAsk({ previewId }: Pick<Ask, 'previewId'>): void {
  inMemory.delete(previewId)
  try {
    localStorage.removeItem(keyOf(previewId))
  } catch {
    // It was never there.
  }
}

/** Declined in the wallet, and not known to the server yet. */
const declined = new Map<string, Ask>()

/**
 * Stores a rejection that could not be reported, so that it is reported before the next prompt, including after a
 * reload.
 */
export function keepDeclined(ask: Ask): void {
  declined.set(ask.previewId, ask)
  keepAsk(ask)
}

async function reportDeclined(api: LinkApi, previewId: string): Promise<void> {
  const ask = declined.get(previewId)
  if (ask === undefined) return
  await walletApi(api).answer(ask)
  declined.delete(previewId)
  forgetAsk(ask)
}

/** Runs unless another tab of this browser is asking for the same payment. */
const alone = async <T>(previewId: string, run: () => Promise<T>): Promise<T> => {
  // Absent in pages without a secure connection, where the id is only in memory.
  if (!('locks' in navigator)) return run()
  return navigator.locks.request(keyOf(previewId), { ifAvailable: true }, lock => {
    if (lock === null) throw new WalletMismatch('pending')
    return run()
  }) as Promise<T>
}

/**
 * Asks for a payment, under the id of the last time where its reply never came: the wallet was not asked then. The id is
 * shared by the tabs of this browser, and forgotten before the wallet is asked.
 */
export const holdAsk = <T>(api: LinkApi, previewId: string, run: (ask: Ask) => Promise<T>): Promise<T> =>
  alone(previewId, async () => {
    await reportDeclined(api, previewId)
    const ask = { previewId, askId: readAsk(previewId) ?? crypto.randomUUID() }
    keepAsk(ask)
    return run(ask)
  })

/**
 * After a reload: whether the wallet was never asked for this payment, because the reply to that did not come. It is taken back at the server, and the
 * payment can be made again.
 */
export async function releaseAsk(api: LinkApi, previewId: string): Promise<boolean> {
  if (readAsk(previewId) === undefined) return false
  return alone(previewId, async () => {
    const askId = readAsk(previewId)
    if (askId === undefined) return false
    const { status } = await walletApi(api).answer({ previewId, askId })
    forgetAsk({ previewId })
    return status !== 'submitted'
  })
}
