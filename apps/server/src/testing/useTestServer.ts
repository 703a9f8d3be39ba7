import { afterAll, beforeAll } from 'vitest'

import { createTestServer, type TestServer, type TestServerOptions } from './createTestServer.ts'

/** A server for the tests of one file: it starts before the first test, and ends after the last. Empty until then. */
export const useTestServer = (options: TestServerOptions = {}): TestServer => {
  const server: Partial<TestServer> = {}
  beforeAll(async () => {
    Object.assign(server, await createTestServer(options))
  })
  afterAll(() => server.stop?.())
  return server as TestServer
}
