import { expect, test } from 'vitest'

import { serveFile } from './serveFile.ts'

const serve = async (path: string) => {
  let status = 0
  const response = {
    writeHead: (code: number) => {
      status = code
      return response
    },
    end: () => response,
  }
  await serveFile(path, response as never)
  return status
}

test.each(['/../config.ts', '/server.ts', '/page', '//'])('the path %s is not served', async path => {
  expect(await serve(path)).toBe(404)
})
