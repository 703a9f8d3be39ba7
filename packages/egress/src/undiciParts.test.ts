import * as undici from 'undici'
import { expect, test } from 'vitest'

import * as parts from './undiciParts.ts'

test('each part of undici is the one that its index exports', () => {
  for (const [name, part] of Object.entries(parts)) expect(part, name).toBe(Reflect.get(undici, name))
})
