import { expect, test } from 'vitest'
import { upstreamReference } from './upstreamReference.ts'
import { uuidReference } from '../testing/uuidReference.ts'

const stripped = uuidReference.replaceAll('-', '')
const as = (format: 'printable' | 'alphanumeric' | 'uuid', reference: string) =>
  upstreamReference(
    { reference: { field: 'id', maxLength: 36, format, queryable: false, deduplicates: true } },
    reference,
  )

test.each([
  ['printable', uuidReference, uuidReference],
  ['printable', stripped, stripped],
  ['alphanumeric', uuidReference, stripped],
  ['alphanumeric', stripped, stripped],
  ['uuid', uuidReference, uuidReference],
  ['uuid', stripped, uuidReference],
  ['uuid', 'no uuid', 'no uuid'],
] as const)('as %s, %s is %s', (format, reference, expected) => expect(as(format, reference)).toBe(expected))

test('leaves a reference alone where none is taken', () => expect(upstreamReference({}, stripped)).toBe(stripped))
