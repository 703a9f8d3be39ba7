import { en as first } from '../../apps/link/src/messages/first/en.ts'
import { en as later } from '../../apps/link/src/messages/later/en.ts'

/** An obstacle for a user: how to cause it in the sandbox, and how the page shows it. */
export interface Obstacle {
  persona: string
  /** Absent: Binance. */
  institution?: RegExp
  password?: string
  amountInFiat?: number
  /** Every call of this host fails from the moment the user confirms. */
  fault?: { host: string; mode: string; code?: number }
  title: string
  primary: string | RegExp
}

export const [binance, kraken, bybit] = [/Binance(?!\.US)/, /^Kraken(?! Connect)/, /Bybit/] as const
const { problems, failed, assets, action, progress, oauth } = later
const { newKey } = later.actions
const { otherAccount, close, retry } = first.common
const named = (text: string, institution: string) => text.replace('{institution}', institution)

/** Obstacles before a transfer is confirmed, which the page reports where they occur. */
export const beforehand: readonly Obstacle[] = [
  { persona: 'nobody', title: problems.keyRefused.title, primary: later.key.connect },
  { persona: 'ipLocked', institution: bybit, title: problems.ipRestricted.title, primary: later.key.connect },
  { persona: 'suspended', institution: kraken, title: problems.accountLocked.title, primary: later.key.connect },
  {
    persona: 'Mesh',
    institution: /Sandbox Brokerage/,
    password: 'wrong',
    title: problems.passwordRefused.title,
    primary: later.password.connect,
  },
  { persona: 'Mesh2', title: assets.emptyTitle, primary: otherAccount },
  { persona: 'Mesh3', title: assets.emptyTitle, primary: otherAccount },
  { persona: 'MeshBTC', title: assets.missingTitle.replace('{symbols}', 'USDC'), primary: otherAccount },
  { persona: 'dust', title: assets.noneTitle, primary: otherAccount },
  { persona: 'readOnlyKey', title: problems.permissionMissing.title, primary: newKey },
  { persona: 'readOnlyKey', institution: kraken, title: problems.permissionMissing.title, primary: newKey },
  { persona: 'Mesh', institution: kraken, title: action.whitelistTitle, primary: action.done },
]

/** Problems during the sign-in at the institution, in a separate window. */
export interface SignInObstacle {
  name: string
  institution: string
  /** The user's action in the window once its form has appeared. */
  inWindow?: 'close' | 'deny' | 'allow'
  /** The browser opens no window at all. */
  isBlocked?: boolean
  /** Every call of this host fails from the moment the form is there. */
  fault?: { host: string; path: string; mode: string; code: number }
  title: string
  primary: string
}

export const signingIn: readonly SignInObstacle[] = [
  { name: 'closed', institution: 'Coinbase', inWindow: 'close', title: oauth.closedTitle, primary: oauth.open },
  { name: 'blocked', institution: 'Coinbase', isBlocked: true, title: oauth.blockedTitle, primary: oauth.openTab },
  { name: 'denied', institution: 'Coinbase', inWindow: 'deny', title: problems.notAllowed.title, primary: retry },
  {
    name: 'institution down',
    institution: 'Coinbase',
    inWindow: 'allow',
    fault: { host: 'login.coinbase.com', path: '/oauth2/token', mode: 'status', code: 503 },
    title: problems.signInRefused.title,
    primary: retry,
  },
]

/** A sign-in may take a quarter of an hour; the session lasts longer. */
export const signInTooSlow = { title: problems.signInTooSlow.title, primary: retry }

/**
 * OKX's error codes of a withdrawal that no persona receives. `primary` is the button after the refusal, for a deposit whose amount
 * the user enters.
 */
export const refusedByCode: readonly { code: string; title: string; primary: string }[] = [
  { code: '58116', title: problems.insufficientFunds.title, primary: later.actions.changeAmount },
  { code: '58202', title: problems.amountBelowMinimum.title, primary: later.actions.changeAmount },
  { code: '58201', title: problems.amountExceedsMaximum.title, primary: later.actions.changeAmount },
  { code: '58222', title: problems.invalidAddress.title, primary: otherAccount },
  { code: '58214', title: problems.networkUnsupported.title, primary: otherAccount },
  { code: '58213', title: problems.refused.title, primary: otherAccount },
  { code: '50111', title: problems.signInAgain.title, primary: newKey },
]

/** Responses of the institution after the user has confirmed. */
export const onSending: readonly Obstacle[] = [
  { persona: 'restrictedRegion', title: problems.regionRestricted.title, primary: otherAccount },
  { persona: 'travelRule', title: problems.travelRule.title, primary: otherAccount },
  { persona: 'kycMissing', institution: bybit, title: problems.kycRequired.title, primary: otherAccount },
  { persona: 'kycMissing', title: problems.kycRequired.title, primary: otherAccount },
  { persona: 'whitelistOn', title: action.whitelistTitle, primary: action.done },
  { persona: 'emailConfirm', title: named(progress.email, 'Binance'), primary: close },
  { persona: 'Mesh', amountInFiat: 5.444, title: named(progress.titleUnconfirmed, 'Binance'), primary: close },
  { persona: 'Mesh', amountInFiat: 5.555, title: failed.transferTitle, primary: retry },
  {
    persona: 'Mesh',
    institution: /KuCoin/,
    fault: { host: 'api.kucoin.com', mode: 'status', code: 503 },
    title: named(problems.unavailable.title, 'KuCoin'),
    primary: retry,
  },
  {
    persona: 'Mesh',
    institution: /OKX/,
    fault: { host: 'www.okx.com', mode: 'rateLimit' },
    title: problems.rateLimited.title,
    primary: retry,
  },
]

export const nameOf = ({ persona, institution = binance, amountInFiat, fault }: Obstacle): string =>
  `${persona} at ${institution.source}${amountInFiat === undefined ? '' : ` sending ${amountInFiat}`}${fault ? ` (${fault.mode})` : ''}`
