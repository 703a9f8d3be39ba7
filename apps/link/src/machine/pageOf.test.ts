import { expect, test } from 'vitest'

import { pageOf } from './pageOf.ts'
import type { Step } from './state.ts'

const page = (name: Step['name']) => pageOf({ name } as Step)

test('a closed page is reported as the first one, because the protocol has no page for it', () => {
  expect(page('closed')).toBe(page('opening'))
})

test('the page of an outcome differs from the page on which it is confirmed', () => {
  expect(page('preview')).toBe('transferPreviewPage')
  expect(page('progress')).toBe('transferExecutedPage')
  expect(page('failed')).toBe('errorPage')
})
