import Type from 'typebox'

/** The `cursor` of a list that is ordered by age. */
export const pageCursor = Type.Optional(
  Type.String({
    maxLength: 60,
    pattern: '^[0-9a-z]{1,9}-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$',
    description: '`nextCursor` of the page before. Send the same filters again.',
  }),
)

export const pageCount = Type.Optional(
  Type.Integer({ minimum: 1, maximum: 100, description: 'How many to return: 1 to 100. Default 50.' }),
)

export const nextCursor = Type.Optional(
  Type.String({ description: '`cursor` for the next page. Absent on the last page.' }),
)
