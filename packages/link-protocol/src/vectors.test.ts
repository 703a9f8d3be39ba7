import { expect, test } from 'vitest'

import configurations from '../vectors/backupConfigurations.json' with { type: 'json' }
import shapes from '../vectors/shapes.json' with { type: 'json' }
import tokens from '../vectors/tokens.json' with { type: 'json' }
import { readAddressStatus, readBackupConfig } from './backup.ts'
import { LINK_EVENT_KEYS } from './linkEventKeys.ts'
import { decodeLinkToken } from './linkToken.ts'

test.each(tokens)('token to address, $name', ({ token, url }) => {
  const decoded = decodeLinkToken(token)
  if (url === null) expect(decoded).toBeUndefined()
  else expect(url.startsWith(`${decoded}${decoded?.includes('?') ? '&' : '?'}lng=`)).toBe(true)
})

test.each(configurations.configurations)('backup configuration, $name', ({ config, reads }) =>
  expect(readBackupConfig(config) ?? null).toEqual(reads),
)

test.each(configurations.statuses)('answer of onStatusPoll, $name', ({ status, reads }) =>
  expect(readAddressStatus(status) ?? null).toEqual(reads),
)

test('the shapes name every event, except those that end a session', () => {
  const forwarded = LINK_EVENT_KEYS.filter(key => key !== 'close' && key !== 'done')
  expect(Object.keys(shapes.events).sort()).toEqual([...forwarded, 'transferUpdated', 'withdrawalRequested'].sort())
})
