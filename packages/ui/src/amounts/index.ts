export { asciiDigits } from './asciiDigits.ts'
export { type AmountReading, decimalSeparator, readAmount } from './readAmount.ts'
