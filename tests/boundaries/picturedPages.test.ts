import { readFile } from 'node:fs/promises'

import { expect, test } from 'vitest'

import { behindLists, dashboardPages } from '../shots/dashboardPages.ts'

/** What has walks of its own: the way in, and a client's own address. */
const around = ['/sign-in', '/invitation', '/single-sign-on', '/$clientId']

test('the contact sheet has a picture of every page of the dashboard', async () => {
  const source = await readFile('apps/dashboard/src/router.tsx', 'utf8')
  const routes = [...source.matchAll(/\bpath: '([^']+)'/g)].map(match => match[1] ?? '')
  const pictured = [
    ...dashboardPages.map(({ path, route }) => route ?? (path || '/')),
    ...behindLists.map(({ route }) => route),
  ]
  expect([...new Set(routes)].toSorted()).toEqual([...around, ...pictured].toSorted())
})
