import { expect, test } from 'vitest'

import { createFormat } from './createFormat.ts'
import { withZone } from './withZone.ts'

test.each(['en-US', 'de', 'ar', 'ja'])('a receipt in %s shows the day, the time and the time zone', locale => {
  const { date, time } = withZone(createFormat(locale))
  const atMs = Date.UTC(2026, 10, 27, 2, 15)
  const zone = new Intl.DateTimeFormat(locale, { timeZoneName: 'short' })
    .formatToParts(atMs)
    .find(({ type }) => type === 'timeZoneName')?.value
  expect(zone).toBeDefined()
  expect(date(atMs)).toContain(zone)
  expect(time(atMs)).toBe(date(atMs))
})
