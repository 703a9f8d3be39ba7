import { sha256 } from '../../kit/hmac.ts'

/** KuCoin names no length for remarks of withdrawals; those of orders may have 20 characters. */
const digits = 20

/**
 * What goes out as the remark of a withdrawal, and comes back in its history: 20 hex digits of a hash of our reference. KuCoin
 * does not look for it or refuse a second one: it only tells our withdrawals apart.
 */
export const remarkOf = (reference: string): string => Buffer.from(sha256(reference)).toString('hex').slice(0, digits)

/** Whether a remark is one of ours, of whatever order. */
export const isRemark = (text: string): boolean => /^[0-9a-f]{20}$/.test(text)
