import Type from 'typebox'

/** At the older operations' length. */
export const ShortUserId = Type.String({
  minLength: 1,
  maxLength: 50,
  description: 'Your stable id of the end user. Must not contain personal data.',
})
