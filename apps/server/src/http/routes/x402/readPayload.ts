import type { Authorization, Context, FacilitatedTerms } from '@rialto/core'

import {
  addressPattern,
  fields,
  integer,
  memoPattern,
  MisfitError,
  noncePattern,
  orUndefined,
  signaturePattern,
  solanaAddressPattern,
  text,
  transactionPattern,
} from './readFields.ts'
import { readPermit2 } from './readPermit2.ts'
import { x402Version } from './wire.ts'

/** The part of `Context['relaying']` that knows the chains, and reads signed transactions. */
type Chains = Pick<Context['relaying'], 'chains'>

const chainIn = ({ chains }: Chains, network: unknown) => {
  const found = chains.find(one => one.chain === network)
  if (!found) throw new MisfitError()
  return { networkId: found.networkId, isSolana: found.chain.startsWith('solana:') }
}

type Signed = Pick<Authorization, 'networkId' | 'signature'>

const readEip3009 = (value: unknown, token: string, signed: Signed): Authorization => {
  const { from, to, value: amount, validAfter, validBefore, nonce } = fields(value)
  return {
    ...signed,
    method: 'eip3009',
    token,
    from: text(from, addressPattern),
    to: text(to, addressPattern),
    value: integer(amount),
    validAfter: integer(validAfter),
    validBefore: integer(validBefore),
    nonce: text(nonce, noncePattern),
  }
}

/** Content of a payload, before a signed transaction is read. */
type Said =
  | { kind: 'typed'; authorization: Authorization }
  | { kind: 'transaction'; networkId: string; transaction: string; payTo: string; asset: string }

const read = (chains: Chains, payload: unknown): Said => {
  const { x402Version: version, accepted, payload: signedPayload } = fields(payload)
  const { scheme, network, asset, payTo } = fields(accepted)
  if (version !== x402Version || scheme !== 'exact') throw new MisfitError()
  const { networkId, isSolana } = chainIn(chains, network)
  const { signature, authorization, permit2Authorization, transaction } = fields(signedPayload)
  if (isSolana)
    return {
      kind: 'transaction',
      networkId,
      transaction: text(transaction, transactionPattern),
      payTo: text(payTo, solanaAddressPattern),
      asset: text(asset, solanaAddressPattern),
    }
  const signed = { networkId, signature: text(signature, signaturePattern) }
  return {
    kind: 'typed',
    authorization:
      permit2Authorization === undefined
        ? readEip3009(authorization, text(asset, addressPattern), signed)
        : readPermit2(permit2Authorization, signed),
  }
}

/** The signed transfer in a payment payload of version 2 and scheme `exact`. Undefined if it cannot be read as one. */
export const readPayload = async (
  relaying: Chains & Pick<Context['relaying'], 'transferIn'>,
  payload: unknown,
): Promise<Authorization | undefined> => {
  const said = orUndefined(() => read(relaying, payload))
  if (said?.kind !== 'transaction') return said?.authorization
  const found = await relaying.transferIn(said)
  return found?.token === said.asset ? found : undefined
}

const longestSeconds = 365 * 24 * 60 * 60

/** JSON has numbers that are infinite here: `1e400`. */
const isTimeout = (seconds: unknown): seconds is number =>
  typeof seconds === 'number' && seconds > 0 && seconds <= longestSeconds

/** A resource server's terms. Undefined if they cannot be read. */
export const readRequirements = (chains: Chains, requirements: unknown): FacilitatedTerms | undefined =>
  orUndefined(() => {
    const { scheme, network, amount, asset, payTo, maxTimeoutSeconds, extra } = fields(requirements)
    if (scheme !== 'exact' || !isTimeout(maxTimeoutSeconds)) throw new MisfitError()
    const { networkId, isSolana } = chainIn(chains, network)
    const pattern = isSolana ? solanaAddressPattern : addressPattern
    const memo = isSolana && extra !== undefined ? fields(extra)['memo'] : undefined
    return {
      networkId,
      value: integer(amount),
      token: text(asset, pattern),
      payTo: text(payTo, pattern),
      timeoutSeconds: Math.floor(maxTimeoutSeconds),
      ...(memo === undefined ? {} : { memo: text(memo, memoPattern) }),
    }
  })
