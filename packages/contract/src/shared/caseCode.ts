import Type from 'typebox'

/** As typed: in any case, with or without the dash. */
export const caseCodeInput = (description: string) =>
  Type.Optional(Type.String({ pattern: '^[0-9A-Za-z]{4}-?[0-9A-Za-z]{4}$', description }))

export const caseCode = Type.String({
  description:
    'Short name of the transfer, eight characters in two groups. The user, you and the operator see the same one. Two transfers may have the same, once in some hundred million.',
})
