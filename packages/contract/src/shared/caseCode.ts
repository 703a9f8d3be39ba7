import Type from 'typebox'

export const caseCode = Type.String({
  description:
    'Short name of the transfer, eight characters in two groups. The user, you and the operator see the same one. Two transfers may have the same, once in some hundred million.',
})
