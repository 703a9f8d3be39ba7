import { expect, test } from 'vitest'

import { csvLine } from './csvLine.ts'

test('a line keeps quotes and line breaks, decimals stay numbers, and no text becomes a formula', () =>
  expect(csvLine(['x "y"\nz', '-1', undefined, '=1+1', '0.000000000000000001', '@A1'])).toBe(
    '"x ""y""\nz",-1,,"\'=1+1",0.000000000000000001,"\'@A1"\r\n',
  ))
