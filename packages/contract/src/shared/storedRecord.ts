import Type from 'typebox'

/** An object whose fields vary. `withUsage` describes it at each reference. */
export const StoredRecord = Type.Object(
  {},
  {
    additionalProperties: true,
    title: 'StoredRecord',
    description: 'Fields as they are stored. Times are Unix milliseconds.',
  },
)
