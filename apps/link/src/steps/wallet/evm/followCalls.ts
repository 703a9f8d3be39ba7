import type { Following, WalletCalls } from '../foundWallet.ts'
import type { Pause } from '../pause.ts'
import { codeOf, isObject } from '../walletError.ts'
import { NotSent } from '../walletProblem.ts'
import { isHash, type WalletProvider } from './walletProvider.ts'

/** EIP-5792: the wallet has no calls of this id. It may have them under another one. */
const unknownCalls = 5730

/** The wallet's present status of its calls. An answer in another form than the standard's proves nothing. */
type Read = { hash: string } | 'underWay' | 'dropped' | 'ended' | 'notKnown' | undefined

/** Of the first version of EIP-5792. */
const words: Readonly<Record<string, number>> = { PENDING: 100, CONFIRMED: 200 }

async function readCalls(provider: WalletProvider, id: string): Promise<Read> {
  try {
    const answer = await provider.request({ method: 'wallet_getCallsStatus', params: [id] })
    const { status: said, receipts } = isObject(answer) ? answer : {}
    const last: unknown = Array.isArray(receipts) ? receipts.at(-1) : undefined
    const hash = isObject(last) ? last['transactionHash'] : undefined
    const status = typeof said === 'string' ? words[said] : said
    if (typeof status !== 'number') return undefined
    // Never on a chain, and not sent again.
    if (status >= 400 && status < 500) return 'dropped'
    if (isHash(hash)) return { hash }
    return status < 200 ? 'underWay' : 'ended'
  } catch (error) {
    return codeOf(error) === unknownCalls ? 'notKnown' : undefined
  }
}

const fastMs = 1_000
const slowMs = 5_000
/**
 * Polling slows down after this. Most users confirm earlier; the owners of a shared account may take days.
 */
const fastReads = 120
/** A wallet that has just let go of the calls may be putting them elsewhere. */
const lostReads = 2
/** How often calls that are in a block are asked for, where the wallet does not name it. */
const endedReads = 30

/**
 * Follows calls until the wallet names their transaction. One reading that fails ends nothing, and neither does an id that the wallet
 * does not know: only where it has known it before does that mean that nothing was sent.
 *
 * @throws NotSent, or that the wallet does not know the id where only `maxReads` of that are waited for.
 */
export async function followCalls(
  provider: WalletProvider,
  calls: WalletCalls,
  { onCalls, signal, wait, maxReads = Infinity }: Following & { wait: Pause; maxReads?: number },
): Promise<string> {
  let { isKnown } = calls
  const counted = { notKnown: 0, ended: 0 }
  for (let reads = 1; !signal.aborted; reads += 1) {
    const read = await readCalls(provider, calls.id)
    if (typeof read === 'object') return read.hash
    if (read === 'dropped') throw new NotSent()
    counted.notKnown = read === 'notKnown' ? counted.notKnown + 1 : 0
    counted.ended = read === 'ended' ? counted.ended + 1 : 0
    if (isKnown && counted.notKnown >= lostReads) throw new NotSent()
    if (counted.ended >= endedReads || (!isKnown && read !== 'underWay' && reads >= maxReads)) break
    if (read === 'underWay' && !isKnown) {
      isKnown = true
      onCalls({ ...calls, isKnown })
    }
    await wait(reads < fastReads ? fastMs : slowMs)
  }
  throw new Error('The wallet named no transaction')
}
