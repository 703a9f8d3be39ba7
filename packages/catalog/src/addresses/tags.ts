import type { NetworkType } from '../networkType.ts'

const utf8Length = (text: string): number => new TextEncoder().encode(text).length

// eslint-disable-next-line no-control-regex
const hasControls = (text: string): boolean => /[\u0000-\u001f\u007f]/.test(text)

/** No exchange assigns a memo that begins or ends with a space, and spaces alone identify no account. */
const isMemo = (tag: string, maxBytes: number): boolean =>
  tag.length > 0 && tag.trim() === tag && utf8Length(tag) <= maxBytes && !hasControls(tag)

const isUint32 = (tag: string): boolean => /^(0|[1-9][0-9]{0,9})$/.test(tag) && Number(tag) <= 0xffff_ffff

/** Text of up to 28 bytes, which covers an id of 64 bits, or a hash of 32 bytes in hex. */
const isStellarMemo = (tag: string): boolean => isMemo(tag, 28) || /^[0-9a-fA-F]{64}$/.test(tag)

/** The shortest limit of the chains: `max_memo_characters` of their module `auth`. */
const isCosmosMemo = (tag: string): boolean => isMemo(tag, 256)

const forms: Partial<Record<NetworkType, (tag: string) => boolean>> = {
  ripple: isUint32,
  stellar: isStellarMemo,
  /** Capacity of the one cell of a comment, beside the operation code. */
  tvm: tag => isMemo(tag, 123),
  injective: isCosmosMemo,
  cosmos: isCosmosMemo,
  noble: isCosmosMemo,
}

/** Whether a tag or memo distinguishes payments to a shared address on such a network. */
export const needsTag = (networkType: NetworkType): boolean => forms[networkType] !== undefined

/** Whether the text is a valid tag of the network type. False for networks without tags. */
export const isValidTag = (networkType: NetworkType, tag: string): boolean => forms[networkType]?.(tag) ?? false
