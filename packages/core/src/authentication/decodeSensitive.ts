import { invalidField } from '../kernel/apiError.ts'

const sensitive = ['username', 'password', 'mfaCode'] as const
type Sensitive = (typeof sensitive)[number]

/**
 * Decodes fields that published clients send as standard base64 of UTF-8.
 *
 * @throws ApiError `invalidField` naming the first field that is not.
 */
export const decodeSensitive = (
  input: Readonly<Partial<Record<Sensitive, string | undefined>>>,
): Partial<Record<Sensitive, string>> =>
  Object.fromEntries(
    sensitive.flatMap(name => {
      const value = input[name]
      return value === undefined ? [] : [[name, decode(name, value)]]
    }),
  )

const decode = (name: string, value: string): string => {
  try {
    const bytes = Uint8Array.from(atob(value), character => character.charCodeAt(0))
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw invalidField(name, 'must be base64-encoded UTF-8 text, because isSensitiveFieldsEncrypted is true')
  }
}
