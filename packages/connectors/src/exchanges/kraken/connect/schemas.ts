import Type from 'typebox'
import { checkOf, nullable } from '../../../kit/schema.ts'

const Base64 = Type.String({ pattern: '^[A-Za-z0-9+/]{8,256}={0,2}$' })

/** Both parts of the key, or it is none. Numbers have been read as text. */
export const isIssuedKey = checkOf(
  Type.Object({
    result: Type.Object({
      api_key: Base64,
      secret: Base64,
      /** Unix seconds, `0` for a key that does not end. */
      valid_until: Type.Optional(nullable(Type.String({ pattern: '^\\d{1,11}$' }))),
    }),
  }),
)

export const isDeleted = checkOf(Type.Object({ result: Type.Literal(true) }))

export const isUserInfo = checkOf(
  Type.Object({
    result: Type.Object({
      email: Type.Optional(nullable(Type.String({ maxLength: 320 }))),
      iban: Type.Optional(nullable(Type.String({ maxLength: 64 }))),
    }),
  }),
)
