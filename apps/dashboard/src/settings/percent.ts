/** A ratio as percent, without the noise of binary fractions. */
export const percentOf = (ratio: number): number => withoutNoise(ratio * 100)

/** Converts an entered percentage into a ratio. */
export const ratioOf = (percent: string): number => withoutNoise(Number(percent) / 100)

/** A double holds 15 digits exactly. */
const withoutNoise = (value: number): number => Number(value.toPrecision(15))
