import Type from 'typebox'

/** Beside every `refundAddress`. */
export const refundAddressTag = Type.Optional(
  Type.String({
    description:
      'Destination tag or memo of `refundAddress`. What is sent to the address without it is credited to nobody. Absent if the address has none.',
  }),
)
