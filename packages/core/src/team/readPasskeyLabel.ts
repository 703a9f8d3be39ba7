import { invalidField } from '../kernel/apiError.ts'

export const readPasskeyLabel = (text: string): string => {
  const label = text.trim()
  if (label === '' || label.includes('\0')) throw invalidField('label', 'must have 1 to 100 characters')
  return label
}
