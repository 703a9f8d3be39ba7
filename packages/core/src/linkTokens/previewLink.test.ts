import { expect, test } from 'vitest'

import { createWorld } from '../testing/index.ts'
import { previewLink } from './previewLink.ts'

test('a preview link opens the dashboard’s page, and its session does not count as a user’s', async () => {
  const { ctx, scope, rows } = createWorld()
  const url = new URL(await previewLink(ctx, scope, {}))
  expect(url.pathname).toBe('/link/preview')
  const [row] = rows('links')
  expect(row?.token.request).toMatchObject({ userId: 'dashboard-preview', isPreview: true })
  expect(row?.token.request.transfer).toBeUndefined()
  expect(row?.token.codeHash).toEqual(ctx.ids.sha256(url.searchParams.get('code') ?? ''))
})
