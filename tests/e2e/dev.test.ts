import { afterAll, beforeAll, expect, test } from 'vitest'

import { callApi } from '../harness/callApi.ts'
import { eventually } from '../harness/eventually.ts'
import { freePorts } from '../harness/freePorts.ts'
import { type Rialto, startRialto } from '../harness/startRialto.ts'

let server: Rialto
let page: string
beforeAll(async () => {
  const port = await freePorts(4)
  page = `http://127.0.0.1:${port + 3}`
  server = await startRialto({ port, command: [process.execPath, 'scripts/dev.mjs'] })
})
afterAll(() => server.stop())

test('npm run dev starts the server from its sources, and its link tokens lead to the page that Vite serves', async () => {
  await eventually(async () => server.output().includes('Watching.'), 'the page of Link to be served')
  const { content } = await callApi(server, 'POST', '/linktoken', { userId: 'user-1' })
  const linkUrl = atob((content as { linkToken: string }).linkToken)
  expect(linkUrl).toContain(`${page}/link`)
  const html = await (await fetch(linkUrl)).text()
  expect(html).toContain('/@vite/client')
  expect((await fetch(`${page}/readyz`)).status).toBe(200)
})
