/** Crockford's: no letters that are read as digits. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** A transfer's short name, such as `7K3M-92QD`: the first 40 bits of its id, which are random. */
export const caseCodeOf = (transferId: string): string => {
  const bits = BigInt(`0x${transferId.replaceAll('-', '').slice(0, 10)}`)
  const letters = Array.from({ length: 8 }, (_, at) => alphabet[Number((bits >> BigInt(5 * (7 - at))) & 31n)] ?? '')
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`
}

/**
 * The beginning of the ids of transfers with this code, in any case, with or without the dash. Undefined for an invalid
 * code.
 */
export const idPrefixOf = (code: string): string | undefined => {
  const read = code.trim().toUpperCase().replaceAll('O', '0').replace(/[IL]/g, '1')
  const [, first, second] = /^([0-9A-HJKMNP-TV-Z]{4})-?([0-9A-HJKMNP-TV-Z]{4})$/.exec(read) ?? []
  if (first === undefined || second === undefined) return undefined
  const bits = [...first, ...second].reduce((sum, letter) => sum * 32n + BigInt(alphabet.indexOf(letter)), 0n)
  const hex = bits.toString(16).padStart(10, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8)}`
}
