import { readdir, readFile } from 'node:fs/promises'
import { basename } from 'node:path'

import { adminOperations, isAudited } from '@rialto/contract'
import { expect, test } from 'vitest'

/**
 * `useChange` makes a change. These need no dialog: ActionDialog itself and the requests for approval that it makes; previews (LivePreview,
 * PreviewedLink) and another check of a transfer (ReviewCase), which change nothing; and a pay link, which has no effect until it is sent (RestLink).
 */
const makers = [
  'ActionDialog.tsx',
  'LivePreview.tsx',
  'PreviewedLink.tsx',
  'RestLink.tsx',
  'ReviewCase.tsx',
  'useApproval.ts',
]

test('each change of a client is confirmed in a dialog that states its consequence', async () => {
  const root = new URL('..', import.meta.url)
  const names = (await readdir(root, { recursive: true })).filter(name => /(?<!\.test)\.tsx?$/.test(name))
  const files = await Promise.all(
    names.map(async name => ({ name: basename(name), text: await readFile(new URL(name, root), 'utf8') })),
  )
  expect(
    files
      .filter(({ text }) => /\buseChange\(/.test(text))
      .map(({ name }) => name)
      .toSorted(),
  ).toEqual(makers)
  const called = files.flatMap(({ text }) => [...text.matchAll(/callOperation\(\s*'(\w+)'/g)].map(([, id]) => id))
  expect(called).toContain('signIn')
  const audited = new Set(adminOperations.filter(isAudited).map(({ id }) => id))
  expect(called.filter(id => id !== undefined && audited.has(id))).toEqual([])
})
