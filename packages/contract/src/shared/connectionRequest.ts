import Type from 'typebox'

/** Names a user's connection: `authToken` takes the access token or the `tokenId`. */
export const connectionFields = {
  authToken: Type.String({ minLength: 1, maxLength: 4096 }),
  /** Integration type, in any case. */
  type: Type.String({ minLength: 1, maxLength: 60 }),
}
