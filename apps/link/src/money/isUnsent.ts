import type { ReceiptTransfer } from '@rialto/contract'

type Parts = {
  missing?: ReceiptTransfer['missing'] | undefined
  moneyLine: Pick<ReceiptTransfer['moneyLine'], 'missing'>
}

/**
 * Whether all that is missing is what no part of a combined transfer pays yet, as the rest after a small first part. An
 * amount that left an account and is not at the address is not of this kind.
 */
export const isUnsent = ({ missing, moneyLine }: Parts): boolean =>
  missing !== undefined && missing === moneyLine.missing?.amount
