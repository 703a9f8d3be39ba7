import { expect, test } from 'vitest'

import { csvLine } from './csvLine.ts'

test('a line keeps quotes and line breaks, decimals stay numbers, and no text becomes a formula', () =>
  expect(csvLine(['x "y"\nz', '-1', undefined, '=1+1', '0.000000000000000001', '@A1'])).toBe(
    '"x ""y""\nz",-1,,"\'=1+1",0.000000000000000001,"\'@A1"\r\n',
  ))

test.each([
  '=1+1',
  '+1',
  '-1+1',
  '@A1',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =1',
  '\u00a0=1',
  '\0=1',
  '\uff1d1+1',
  '\uff0b1',
  '\uff0d1',
  '\uff20A1',
])('a spreadsheet runs no formula of %j', text => expect(csvLine([text])).toBe(`"'${text}"\r\n`))
