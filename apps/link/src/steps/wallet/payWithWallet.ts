import type { AskedWallet, LinkExecution, LinkTransfer } from '@rialto/contract'
import { defined } from '@rialto/defined'

import type { LinkApi } from '../../api/createApi.ts'
import { ApiError } from '../../api/ApiError.ts'
import { isEnded } from '../../api/isEnded.ts'
import type { Authorization, Following, FoundWallet, PaymentTarget, WalletCalls } from './foundWallet.ts'
import { forgetAsk, holdAsk, keepDeclined } from './heldAsk.ts'
import { pause, type Pause } from './pause.ts'
import { type Ask, walletApi } from './walletApi.ts'
import { isDeclined, NotSent, provesNothingSent, WalletMismatch } from './walletProblem.ts'

type Paying = NonNullable<FoundWallet['payment']>

interface Payment extends PaymentTarget {
  previewId: string
  /** `keyOf` the wallet, by which another page of the session finds it. */
  walletKey: string
}

type Refusal = 'rejected' | 'payNotSent' | 'payDropped' | 'otherNetwork' | 'otherAccount'

export type WalletOutcome =
  | { execution: LinkExecution }
  | { fee: NonNullable<AskedWallet['fee']>; isSponsorshipUsedUp: boolean }
  | { refused: Refusal | 'payPending' }

/** Outcome of the request to the wallet: only an error that says so means that nothing was sent. */
export type Came = { hash: string } | { isUnknown: true } | { refused: Refusal }

const refusalOf = (error: unknown): Refusal | undefined => {
  if (isDeclined(error)) return 'rejected'
  if (!provesNothingSent(error)) return undefined
  if (error instanceof NotSent) return 'payDropped'
  const { problem } = error instanceof WalletMismatch ? error : {}
  return problem === 'otherNetwork' || problem === 'otherAccount' ? problem : 'payNotSent'
}

export const cameOf = async (hash: Promise<string>): Promise<Came> => {
  try {
    return { hash: await hash }
  } catch (error) {
    const refused = refusalOf(error)
    return refused === undefined ? { isUnknown: true } : { refused }
  }
}

/**
 * Requests the payment from the wallet, once. The server is called only after the wallet is on the right account and
 * chain, because a wrong one would leave an open payment. Only a definite rejection counts as one: after any other
 * answer, or none, the payment may be in progress, and the server looks for it on the chain. The same applies if this
 * page cannot report the answer.
 */
export async function payWithWallet(
  api: LinkApi,
  wallet: Paying,
  { previewId, walletKey, ...target }: Payment,
  wait: Pause = pause,
): Promise<WalletOutcome> {
  await wallet.prepare(target)
  return holdAsk(api, previewId, ask => askAndPay(api, wallet, ask, { walletKey, address: target.address, wait }))
}

interface Asking {
  walletKey: string
  address: string
  wait: Pause
}

async function askAndPay(api: LinkApi, wallet: Paying, ask: Ask, asking: Asking): Promise<WalletOutcome> {
  const asked = await walletApi(api).ask(ask)
  const { status, fee, transfer } = asked
  if (fee !== undefined) return { fee, isSponsorshipUsedUp: asked.isSponsorshipUsedUp === true }
  if (status === 'transactionPending') return { refused: 'payPending' }
  // From here on the transaction is not returned for this id again.
  forgetAsk(ask)
  if (status !== 'ready') return { execution: { status: 'submitted', ...defined({ transfer }) } }
  const over = new AbortController()
  const following = { onCalls: reporterOf(api, ask, asking.walletKey), signal: over.signal }
  const { authorization } = asked
  const came = authorization
    ? authorizedBy(api, wallet, ask, { authorization, address: asking.address })
    : cameOf(wallet.send(asked, ask.askId, following))
  const answered = came.then(one => report(api, ask, one))
  const seen = seeTransfer(api, ask.previewId, { wait: asking.wait, signal: over.signal })
  return Promise.race([answered, seen.then(found => ({ execution: submitted(found) }))]).finally(() => over.abort())
}

interface Authorizing {
  authorization: Authorization
  address: string
}

/** The wallet signs, and the server sends. A signature that the server has refused was not sent; without an answer it may have been. */
async function authorizedBy(
  api: LinkApi,
  wallet: Paying,
  ask: Ask,
  { authorization, address }: Authorizing,
): Promise<Came> {
  const { method, validBefore } = authorization
  const signed = wallet.authorize?.(authorization, address) ?? Promise.reject(new NotSent())
  // Without a signature nothing moves.
  const signature = await signed.catch((error: unknown): Came => ({ refused: refusalOf(error) ?? 'payNotSent' }))
  if (typeof signature !== 'string') return signature
  try {
    const { hash } = await walletApi(api).submit(ask, { method, validBefore, signature })
    return hash === undefined ? { isUnknown: true } : { hash }
  } catch (error) {
    return error instanceof ApiError && error.kind === 'refused' ? { refused: 'payNotSent' } : { isUnknown: true }
  }
}

const submitted = (transfer: LinkTransfer): LinkExecution => ({ status: 'submitted', transfer })

/** Reports the wallet's id of the payment. If it cannot be reported, only this page follows it. */
function reporterOf(api: LinkApi, ask: Ask, wallet: string): Following['onCalls'] {
  let last = Promise.resolve<unknown>(undefined)
  return (calls: WalletCalls) => {
    last = last.then(() =>
      walletApi(api)
        .noteCalls(ask, { ...calls, wallet })
        .catch(() => undefined),
    )
  }
}

async function report(api: LinkApi, ask: Ask, came: Came): Promise<WalletOutcome> {
  const server = walletApi(api)
  if ('refused' in came) {
    const execution = await server.answer(ask).catch((failure: unknown) => {
      keepDeclined(ask)
      throw failure
    })
    return execution.status === 'walletConfirmationRequired' ? { refused: came.refused } : { execution }
  }
  const reported = server.answer(ask, came).catch(async () => submitted(await api.readTransfer(ask.previewId)))
  return { execution: await reported }
}

const lookMs = 3_000

/** Whether the server knows more of the payment than that the wallet was asked for it. */
const isSeen = ({ status, hash, institutionTransactionId, isUnconfirmed }: LinkTransfer): boolean =>
  status !== 'pending' || hash !== undefined || institutionTransactionId !== '' || isUnconfirmed

/**
 * Wallets lose answers: the wait also ends when the server has found the payment on the chain, or no longer expects
 * one.
 */
async function seeTransfer(
  api: LinkApi,
  transferId: string,
  { wait, signal }: { wait: Pause; signal: AbortSignal },
): Promise<LinkTransfer> {
  while (!signal.aborted) {
    await wait(lookMs)
    const transfer = await api.readTransfer(transferId).catch((error: unknown) => {
      if (isEnded(error)) throw error
      return undefined
    })
    if (transfer !== undefined && isSeen(transfer)) return transfer
  }
  // The wallet has answered.
  return new Promise(() => undefined)
}
