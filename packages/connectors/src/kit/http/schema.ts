export { Amount, type Check, checkOf, Decimal, nullable, Text } from '@rialto/contract'
