import { asciiDigits } from '@rialto/ui/amounts'

/** The digits of an entered or pasted text (`123 456`, `G-123456`, digits of any script), at most `length` of them. */
export function digitsOf(text: string, length: number): string {
  return asciiDigits(text).replace(/\D/gu, '').slice(0, length)
}
