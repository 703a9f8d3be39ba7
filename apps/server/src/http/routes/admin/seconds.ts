/** A time as the API states it, in whole Unix seconds. */
export const seconds = (ms: number): number => Math.floor(ms / 1000)

/** `null` for a time that is not known. */
export const secondsOrNull = (ms: number | undefined): number | null => (ms === undefined ? null : seconds(ms))
