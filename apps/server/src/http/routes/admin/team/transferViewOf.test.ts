import type { TransferView } from '@rialto/core'
import { expect, test } from 'vitest'

import { memberIdOf, transferView } from './transferViewOf.ts'

test('a view is its member’s own, and of no token', () => {
  const view = { id: 'v', name: 'Open', isShared: true, memberId: 'anna' } as TransferView
  expect(transferView(view, 'anna')).toEqual({ id: 'v', name: 'Open', isShared: true, isOwn: true })
  expect(transferView(view, undefined).isOwn).toBe(false)
  expect(memberIdOf({ actor: { kind: 'key', id: 'anna' } } as never)).toBeUndefined()
})
