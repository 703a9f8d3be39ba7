import Type from 'typebox'

import { uuid } from '../../shared/uuid.ts'

export const binary = (description: string, maxLength = 4_096) =>
  Type.String({ minLength: 1, maxLength, description: `${description} In Base64url.` })

export const label = Type.String({ minLength: 1, maxLength: 100, description: 'Your name for the passkey.' })

export const nullableSeconds = (description: string) => Type.Union([Type.Integer(), Type.Null()], { description })

export const challenge = Type.String({
  description: 'The challenge that the authenticator signs, in Base64url. Works once, for five minutes.',
})

export const relyingPartyId = Type.String({
  description: 'Host name that the passkey belongs to, `rp.id` of WebAuthn.',
})

export const Passkey = Type.Object(
  {
    id: uuid('Id of the passkey.'),
    label,
    createdTimestamp: Type.Integer({ description: 'When it was registered, in Unix seconds.' }),
    lastUsedTimestamp: nullableSeconds('When it was last used to sign in, in Unix seconds. `null` if never.'),
  },
  { title: 'Passkey', description: 'A passkey of the member.' },
)
