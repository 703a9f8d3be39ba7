import type { BridgePayment, BridgePaymentStatus } from './ports.ts'

/** The states of pay-ins by their importance for the order. */
const order = ['paidOut', 'pending', 'refunded', 'failed'] as const

export const bridgePaymentStatus = (
  { payIns, expiresAtMs }: Pick<BridgePayment, 'payIns' | 'expiresAtMs'>,
  nowMs: number,
): BridgePaymentStatus =>
  order.find(status => payIns.some(payIn => payIn.status === status)) ?? (nowMs < expiresAtMs ? 'waiting' : 'expired')
