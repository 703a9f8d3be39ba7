import type { Credentials } from '@rialto/core'
import { defined } from '@rialto/defined'

type Key = Extract<Credentials, { kind: 'apiKey' }>

/** A key from its form's fields, without pasted blanks. `authToken` is the passphrase, if there is one. */
export const typedKey = (fields: Readonly<Record<string, string>>): Key => {
  const typed = (name: string) => (fields[name] ?? '').trim()
  return {
    kind: 'apiKey',
    key: typed('username'),
    secret: typed('password'),
    ...defined({ passphrase: fields['authToken'] === undefined ? undefined : typed('authToken') }),
  }
}
