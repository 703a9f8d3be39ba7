import type { Credentials } from '@rialto/core'
import { defined } from '@rialto/defined'

type Key = Extract<Credentials, { kind: 'apiKey' }>

/**
 * A key as its form was filled in, without the blanks of a paste. `authToken` is the passphrase, where there is one.
 */
export const typedKey = (fields: Readonly<Record<string, string>>): Key => {
  const typed = (name: string) => (fields[name] ?? '').trim()
  return {
    kind: 'apiKey',
    key: typed('username'),
    secret: typed('password'),
    ...defined({ passphrase: fields['authToken'] === undefined ? undefined : typed('authToken') }),
  }
}
