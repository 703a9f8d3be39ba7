/** The digits of an entered or pasted text (`123 456`, `G-123456`, full-width digits), at most `length` of them. */
export function digitsOf(text: string, length: number): string {
  return text.normalize('NFKC').replace(/\D/gu, '').slice(0, length)
}
