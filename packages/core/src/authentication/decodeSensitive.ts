import { invalidField } from '../kernel/apiError.ts'

const sensitive = ['username', 'password', 'mfaCode'] as const
type Sensitive = (typeof sensitive)[number]

/**
 * The values behind fields that came as standard base64 of UTF-8, as published clients send them.
 *
 * @throws ApiError `invalidField` naming the first that is not.
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
