import Type from 'typebox'

/** An amount of an asset with every digit. */
export const decimalText = (description: string) =>
  Type.String({ pattern: '^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,18})?$', maxLength: 34, description })
