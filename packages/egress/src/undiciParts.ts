import buildConnector from 'undici/lib/core/connect.js'
import errors from 'undici/lib/core/errors.js'
import Agent from 'undici/lib/dispatcher/agent.js'
import Client from 'undici/lib/dispatcher/client.js'

/** The other exports of undici's index (fetch, mocks, caches, web sockets) would be compiled and run at each start. */
export { Agent, buildConnector, Client, errors }
