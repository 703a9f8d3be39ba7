import { expect, test } from 'vitest'

import { toCsv } from './downloadCsv.ts'

test('a table keeps quotes and line breaks, names every field, and no text becomes a formula', () =>
  expect(toCsv([{ a: 'x "y"\nz', b: -1 }, { c: '=1+1', b: null }, { a: { d: 1 } }])).toBe(
    '"a","b","c"\r\n"x ""y""\nz",-1,\r\n,,"\'=1+1"\r\n"{""d"":1}",,\r\n',
  ))
