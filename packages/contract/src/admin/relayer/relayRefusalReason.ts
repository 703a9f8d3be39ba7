import { enumOf } from '../../oneOf.ts'
import type Type from 'typebox'

export const RelayRefusalReason = enumOf('RelayRefusalReason', 'Why a signed payment was not sent.', {
  notSupported: 'the token, its method or the transaction cannot be relayed.',
  badSignature: 'the signature is not that of the payer.',
  notDeployed: 'the payer is a contract account that is not deployed.',
  notYetValid: 'the signature is valid later.',
  expired: 'the signature is not valid any more.',
  used: 'the signature was used before.',
  insufficientBalance: 'the payer has less than the amount.',
  allowanceRequired: 'the payer has not approved Permit2 for the token.',
  wouldRevert: 'the chain would not carry out the transaction.',
  wrongNetwork: 'it pays on another network.',
  wrongToken: 'it pays another asset.',
  wrongRecipient: 'it pays another address.',
  wrongValue: 'it pays another amount.',
  wrongMemo: 'it does not name the order.',
  validTooLong: 'the signature would be valid after the time to pay.',
  sanctioned: 'the payer is on a sanctions list.',
  orderPaid: 'the order was paid before.',
  orderInPayment: 'another payment of the order is in progress.',
  orderUnknown: 'an earlier attempt of the order cannot be read now.',
  orderEnded: 'the order has ended.',
  notOffered: 'the relayer is off for you on the network, or the order does not offer the asset.',
  perTransaction: 'its fee exceeds your limit per transaction.',
  perDay: 'its fee exceeds what is left of your limit per day.',
  unfunded: 'the relayer’s account cannot pay the fee.',
})
export type RelayRefusalReason = Type.Static<typeof RelayRefusalReason>
