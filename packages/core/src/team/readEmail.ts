import { invalidField } from '../kernel/apiError.ts'

const emailPattern = /^[^\s@]+@[^\s@]+$/

/** One address has one spelling. @throws ApiError `invalidField`. */
export const readEmail = (text: string): string => {
  const email = text.trim().toLowerCase()
  if (email.length > 254 || !emailPattern.test(email) || email.includes('\0'))
    throw invalidField('email', 'must be an email address')
  return email
}
