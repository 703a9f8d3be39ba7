import type { LinkDestination, LinkHolding, LinkSession } from '@rialto/contract'

import type { Choice, Step } from './state.ts'

/** The next question that only the user can answer, with everything that answers itself filled in. */
export function transferStep(
  session: LinkSession,
  holdings: readonly LinkHolding[],
  choice: Choice,
): { step: Step; choice: Choice } {
  const destinations = session.transfer?.destinations ?? []
  const only = destinations.length === 1 ? destinations[0] : undefined
  const wanted = choice.symbol ?? only?.symbol
  const holding = holdings.find(one => one.symbol === wanted && one.eligible)
  const { connectionId } = choice
  if (holding === undefined) return { step: { name: 'assets' }, choice: { connectionId } }

  const open = holding.networks.filter(network => network.eligible)
  const wantedNetwork = choice.networkId ?? only?.networkId
  const network = open.length === 1 ? open[0] : open.find(one => one.networkId === wantedNetwork)
  const { symbol } = holding
  if (network === undefined) return { step: { name: 'network' }, choice: { connectionId, symbol } }

  const picked = { connectionId, symbol, networkId: network.networkId }
  if (isAmountFixed(session, picked)) return { step: { name: 'preview' }, choice: picked }
  if (choice.amount === undefined) return { step: { name: 'amount' }, choice: picked }
  return { step: { name: 'preview' }, choice: { ...picked, amount: choice.amount } }
}

function destinationOf(session: LinkSession, choice: Choice): LinkDestination | undefined {
  return session.transfer?.destinations.find(
    one => one.symbol === choice.symbol && (choice.networkId === undefined || one.networkId === choice.networkId),
  )
}

/** The client has fixed the amount, whichever destination is chosen. */
export const isFixed = ({ transfer }: LinkSession): boolean =>
  transfer !== undefined &&
  (transfer.amountInFiat !== undefined ||
    (transfer.destinations.length > 0 && transfer.destinations.every(({ amount }) => amount !== undefined)))

/** A purchase whose amount the user enters: it is asked for before the ways to pay it are found. */
export const asksAmountToBuy = (session: LinkSession): boolean =>
  session.transfer?.transferType === 'onramp' && !isFixed(session)

export function isAmountFixed(session: LinkSession, choice: Choice): boolean {
  return session.transfer?.amountInFiat !== undefined || destinationOf(session, choice)?.amount !== undefined
}
