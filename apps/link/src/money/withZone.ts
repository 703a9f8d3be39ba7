import type { Format } from './createFormat.ts'

const dayAndTime = { year: 'numeric', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** Times with their day and time zone, for a page that is read on another day or in another place. */
export function withZone(format: Format): Format {
  const moment = new Intl.DateTimeFormat(format.locale, { ...dayAndTime, timeZoneName: 'short' })
  const date = (atMs: number) => moment.format(atMs)
  return { ...format, time: date, date }
}
