import Type from 'typebox'

export const Uuid = Type.String({ format: 'uuid' })
