import { afterAll, beforeAll } from 'vitest'

import {
  createTestServer,
  type TestServer,
  type TestServerOptions,
} from '../../apps/server/src/testing/createTestServer.ts'

/** The real application for the rules of one file. */
export const useServer = (options: () => TestServerOptions = () => ({})): (() => TestServer) => {
  let server: TestServer | undefined
  beforeAll(async () => {
    server = await createTestServer(options())
  })
  afterAll(() => server?.stop())
  return () => {
    if (!server) throw new Error('the server has not started')
    return server
  }
}
