import Type from 'typebox'

/** Something with fields of its own, which differ from one to the next. `withUsage` says what it is in one place. */
export const StoredRecord = Type.Object(
  {},
  {
    additionalProperties: true,
    title: 'StoredRecord',
    description: 'Fields as they are stored. Times are Unix milliseconds.',
  },
)
