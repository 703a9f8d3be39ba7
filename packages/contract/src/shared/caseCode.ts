import Type from 'typebox'

/** A code that a person entered: in any case, with or without the hyphen. */
export const caseCodeInput = (description: string) =>
  Type.Optional(Type.String({ maxLength: 9, pattern: '^[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$', description }))

export const caseCode = Type.String({
  description:
    'Short code of the transfer: eight characters in two groups. The user, you and the operator see the same code. It is not guaranteed to be unique: in rare cases, two transfers have the same code.',
})
