import Type from 'typebox'

export const params = Type.Object({
  userId: Type.String({ minLength: 1, maxLength: 384, description: 'Your id of the user, URL-encoded.' }),
})
