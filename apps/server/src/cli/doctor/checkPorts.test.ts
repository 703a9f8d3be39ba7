import { expect, test } from 'vitest'

import { checkPorts } from './checkPorts.ts'
import { listen } from './testing/listen.ts'
import { production } from './testing/production.ts'

test('a port is free, a running Rialto’s, or another program’s', async () => {
  const at = async (port: number) => (await checkPorts(production({ PORT: String(port) })))[0]
  expect(await at(0)).toMatchObject({ state: 'ok', what: expect.stringContaining('free') })
  expect(await at(await listen(200, '{"status":"ok"}'))).toMatchObject({
    state: 'ok',
    what: expect.stringContaining('running Rialto'),
  })
  expect(await at(await listen(404, ''))).toMatchObject({ state: 'bad', advice: expect.stringContaining('PORT') })
})
