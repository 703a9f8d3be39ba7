import Type from 'typebox'

/** The client's stable id of the end user, no personal data, at the older operations' length. */
export const ShortUserId = Type.String({ minLength: 1, maxLength: 50 })
