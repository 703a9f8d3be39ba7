import Type from 'typebox'

export const uuid = (description: string) => Type.String({ format: 'uuid', description })

export const networkId = (description = 'Network id from GET `/transfers/managed/networks`. Ids never change.') =>
  uuid(description)
