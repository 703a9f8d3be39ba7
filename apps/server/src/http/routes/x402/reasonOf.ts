import type { AuthorizationMethod, PaymentRejection } from '@rialto/core'

const eip3009: Readonly<Record<PaymentRejection, string>> = {
  notSupported: 'invalid_exact_evm_eip3009_not_supported',
  badSignature: 'invalid_exact_evm_signature',
  notDeployed: 'invalid_exact_evm_payload_undeployed_smart_wallet',
  notYetValid: 'invalid_exact_evm_payload_authorization_valid_after',
  expired: 'invalid_exact_evm_payload_authorization_valid_before',
  validTooLong: 'invalid_exact_evm_payload_authorization_valid_before',
  used: 'invalid_exact_evm_nonce_already_used',
  insufficientBalance: 'invalid_exact_evm_insufficient_balance',
  allowanceRequired: 'permit2_allowance_required',
  wouldRevert: 'invalid_exact_evm_transaction_simulation_failed',
  wrongNetwork: 'invalid_exact_evm_network_mismatch',
  wrongToken: 'asset_mismatch',
  wrongRecipient: 'invalid_exact_evm_recipient_mismatch',
  wrongValue: 'invalid_exact_evm_payload_authorization_value_mismatch',
  wrongMemo: 'invalid_payload',
  sanctioned: 'payer_not_accepted',
  orderPaid: 'order_already_paid',
  orderInPayment: 'order_in_payment',
  orderUnknown: 'order_unknown',
  orderEnded: 'order_ended',
  notOffered: 'not_offered',
  perTransaction: 'relayer_limit_reached',
  perDay: 'relayer_limit_reached',
  unfunded: 'relayer_limit_reached',
}

const permit2: Readonly<Record<PaymentRejection, string>> = {
  ...eip3009,
  notSupported: 'permit2_proxy_not_deployed',
  badSignature: 'invalid_permit2_signature',
  notYetValid: 'permit2_not_yet_valid',
  expired: 'permit2_deadline_expired',
  validTooLong: 'permit2_deadline_expired',
  used: 'permit2_invalid_nonce',
  insufficientBalance: 'permit2_insufficient_balance',
  wouldRevert: 'permit2_simulation_failed',
  wrongToken: 'permit2_token_mismatch',
  wrongRecipient: 'invalid_permit2_recipient_mismatch',
  wrongValue: 'permit2_amount_mismatch',
}

const signedTransaction: Readonly<Record<PaymentRejection, string>> = {
  ...eip3009,
  notSupported: 'invalid_exact_svm_payload_transaction',
  badSignature: 'invalid_exact_svm_payload_signature_invalid',
  expired: 'invalid_exact_svm_transaction_simulation_failed',
  used: 'duplicate_settlement',
  wouldRevert: 'invalid_exact_svm_transaction_simulation_failed',
  wrongNetwork: 'invalid_exact_svm_network_mismatch',
  wrongToken: 'invalid_exact_svm_payload_mint_mismatch',
  wrongRecipient: 'invalid_exact_svm_payload_recipient_mismatch',
  wrongValue: 'invalid_exact_svm_payload_amount_mismatch',
  wrongMemo: 'invalid_exact_svm_payload_memo_mismatch',
}

const reasons = { eip3009, permit2, signedTransaction }

/** The reason in the words of x402's reference implementation, where it has one. */
export const reasonOf = (reason: PaymentRejection, method: AuthorizationMethod): string => reasons[method][reason]
