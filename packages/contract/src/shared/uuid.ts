import Type from 'typebox'

const userId = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    description: 'Your stable, unique id of the end user. Must not contain personal data.',
  })

export const UserId = userId(300)

/** At the catalog link's specified length. */
export const ShortUserId = userId(50)

export const uuid = (description: string) => Type.String({ format: 'uuid', description })

export const networkId = (description = 'Network id from GET `/transfers/managed/networks`. Ids never change.') =>
  uuid(description)
