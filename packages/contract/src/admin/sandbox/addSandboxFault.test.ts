import { describeRequest, text } from '../../testing/describeRequest.ts'
import { addSandboxFaultOperation } from './addSandboxFault.ts'

describeRequest(
  addSandboxFaultOperation.body,
  { host: 'api.kraken.com', mode: 'timeout' },
  {
    takes: {
      'a million times': { times: 1_000_000 },
    },
    refuses: {
      'an empty host': { host: '' },
      'a host of 254 characters': { host: text(254) },
      'a fault for no request': { times: 0 },
    },
  },
)
