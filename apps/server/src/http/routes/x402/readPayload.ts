import type { Authorization, FacilitatedTerms } from '@rialto/core'

import {
  addressPattern,
  fields,
  integer,
  MisfitError,
  noncePattern,
  orUndefined,
  signaturePattern,
  text,
} from './readFields.ts'
import { readPermit2 } from './readPermit2.ts'
import { x402Version } from './wire.ts'

/** The part of `Context['relaying']` that knows the chains. */
interface Chains {
  chains: readonly { networkId: string; chainId: number }[]
}

const networkIdOf = ({ chains }: Chains, network: unknown): string => {
  const chainId = /^eip155:(\d{1,16})$/.exec(text(network, /./))?.[1]
  const found = chains.find(one => String(one.chainId) === chainId)
  if (!found) throw new MisfitError()
  return found.networkId
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

/** The signed transfer in a payment payload of version 2 and scheme `exact`. Undefined if it cannot be read as one. */
export const readPayload = (chains: Chains, payload: unknown): Authorization | undefined =>
  orUndefined(() => {
    const { x402Version: version, accepted, payload: signedPayload } = fields(payload)
    const { scheme, network, asset } = fields(accepted)
    if (version !== x402Version || scheme !== 'exact') throw new MisfitError()
    const { signature, authorization, permit2Authorization } = fields(signedPayload)
    const signed = { networkId: networkIdOf(chains, network), signature: text(signature, signaturePattern) }
    return permit2Authorization === undefined
      ? readEip3009(authorization, text(asset, addressPattern), signed)
      : readPermit2(permit2Authorization, signed)
  })

const longestSeconds = 365 * 24 * 60 * 60

/** JSON has numbers that are infinite here: `1e400`. */
const isTimeout = (seconds: unknown): seconds is number =>
  typeof seconds === 'number' && seconds > 0 && seconds <= longestSeconds

/** A resource server's terms. Undefined if they cannot be read. */
export const readRequirements = (chains: Chains, requirements: unknown): FacilitatedTerms | undefined =>
  orUndefined(() => {
    const { scheme, network, amount, asset, payTo, maxTimeoutSeconds } = fields(requirements)
    if (scheme !== 'exact' || !isTimeout(maxTimeoutSeconds)) throw new MisfitError()
    return {
      networkId: networkIdOf(chains, network),
      value: integer(amount),
      token: text(asset, addressPattern),
      payTo: text(payTo, addressPattern),
      timeoutSeconds: Math.floor(maxTimeoutSeconds),
    }
  })
