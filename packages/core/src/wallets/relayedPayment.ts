import { findToken, toBaseUnits } from '@rialto/catalog'

import type { Connection } from '../connections/ports.ts'
import type { Context } from '../context.ts'
import { offeredToken } from '../relayer/offeredToken.ts'
import type { Authorization, TypedMethod } from '../relayer/ports.ts'
import { sourceAddress } from '../screening/screenAddresses.ts'
import type { Preview } from '../transfers/ports.ts'

/** How long a wallet's signature may be used. */
export const signatureSeconds = 600n

type Payment = Pick<Preview, 'id' | 'scope' | 'networkId' | 'symbol' | 'amount' | 'toAddress' | 'addressTag'>

/** The terms of a transfer that the user's wallet signs and the relayer sends. */
export type RelayedTerms = Omit<Authorization, 'signature' | 'method'> & { method: TypedMethod }

/** Data for a wallet's signature, with the fields by which the server recognizes it. */
export interface WalletAuthorization {
  chainId: number
  /** For `eth_signTypedData_v4`. */
  typedData: string
  method: TypedMethod
  validBefore: bigint
}

/** The id by which the node's chain is known to wallets, and which the signature names. */
const eip155Of = (chain: string): number => Number(chain.replace(/^eip155:/, ''))

const hexOf = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')

/**
 * The terms of a payment of one request to the wallet. The nonce follows from the request, so that all signatures of
 * one request are one authorization, which the chain carries out once.
 */
export const relayedTerms = (
  ctx: Pick<Context, 'ids'>,
  payment: Payment,
  {
    method,
    validBefore,
    askId,
    from,
    token,
  }: Pick<RelayedTerms, 'method' | 'validBefore' | 'from' | 'token'> & { askId: string },
): RelayedTerms => {
  const { id, networkId, symbol, amount, toAddress } = payment
  const { decimals = 18 } = findToken(networkId, symbol) ?? {}
  const hash = hexOf(ctx.ids.sha256(`relayed payment ${id} ${askId.toLowerCase()}`))
  return {
    method,
    networkId,
    token,
    from,
    to: toAddress,
    value: toBaseUnits(amount, decimals),
    validAfter: 0n,
    validBefore,
    nonce: method === 'eip3009' ? `0x${hash}` : BigInt(`0x${hash}`).toString(),
  }
}

/**
 * The data by which the wallet of a connection lets the relayer send the payment. Undefined if the relayer does not send
 * the asset for the client, or the wallet cannot authorize it.
 */
export const offerRelay = async (
  ctx: Pick<Context, 'environment' | 'ids' | 'store' | 'relaying'>,
  connection: Connection,
  payment: Payment,
  askId: string,
): Promise<WalletAuthorization | undefined> => {
  const from = sourceAddress(connection)
  const token = payment.addressTag === undefined ? await offeredToken(ctx, payment) : undefined
  if (!token || from === undefined) return undefined
  const { nextSeconds } = await ctx.relaying.head(payment.networkId)
  const validBefore = nextSeconds + signatureSeconds
  for (const method of token.methods) {
    if (method === 'signedTransaction') continue
    const terms = relayedTerms(ctx, payment, { method, validBefore, askId, from, token: token.contract })
    // Permit2 needs an approval, which the wallet would have to pay the network for.
    const typedData = (await ctx.relaying.isAllowed(terms)) ? await ctx.relaying.typedDataOf(terms) : undefined
    if (typedData !== undefined) return { chainId: eip155Of(token.chain), typedData, method, validBefore }
  }
  return undefined
}
