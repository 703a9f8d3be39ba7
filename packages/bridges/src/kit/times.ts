const longSeconds = 600

/** A line for a quote that takes a user's patience. */
export const arrivalWarning = (seconds: number | null | undefined): string[] =>
  seconds != null && seconds >= longSeconds ? [`The transfer takes about ${Math.ceil(seconds / 60)} minutes.`] : []

/** A time as providers write it, in milliseconds; `undefined` for what is none. */
export const timeOf = (text: string | null | undefined): number | undefined => {
  const ms = Date.parse(text ?? '')
  return Number.isNaN(ms) ? undefined : ms
}
