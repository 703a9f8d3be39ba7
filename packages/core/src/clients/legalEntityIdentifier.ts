/**
 * Whether the check digits of a Legal Entity Identifier (ISO 17442) are correct: ISO 7064 MOD 97-10, with letters as A
 * = 10 to Z = 35.
 *
 * @example hasLeiCheckDigits('529900T8BM49AURSDO55') // true
 */
export const hasLeiCheckDigits = (lei: string): boolean => {
  if (!/^[0-9A-Z]{18}[0-9]{2}$/.test(lei)) return false
  const digits = [...lei].map(character => String(Number.parseInt(character, 36))).join('')
  return BigInt(digits) % 97n === 1n
}
