import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import type { Input } from './actions.ts'
import { type BackupSettings, createBackupSession } from './createBackupSession.ts'
import { createLinkSession } from './createLinkSession.ts'
import { decideNavigation } from './decideNavigation.ts'
import { linkUrl, type LinkUrlSettings } from './linkUrl.ts'

const read = <Vector>(name: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../link-protocol/vectors/${name}.json`, import.meta.url), 'utf8'),
  ) as (Vector & { name: string })[]

type Steps = { steps: { input: Input; actions: object[] }[] }
type Lifecycle = Steps &
  (
    | { session: 'link'; token: string; platform: string }
    | { session: 'backup'; config: unknown; settings: BackupSettings & { widgetOrigin: string | null } }
  )

test.each(read<{ token: string; settings: LinkUrlSettings; platform: string; url: string | null }>('tokens'))(
  'token to address, $name',
  ({ token, settings, platform, url }) => expect(linkUrl(token, settings, platform) ?? null).toBe(url),
)

test.each(read<{ url: string; linkOrigin: string; kind: 'main'; decision: string }>('hosts'))(
  'host to decision, $name: $decision',
  ({ url, linkOrigin, kind, decision }) => expect(decideNavigation(url, linkOrigin, kind)).toBe(decision),
)

const token = Buffer.from('https://link.example/?code=1').toString('base64')

test.each(read<{ message: unknown; actions: object[] }>('messages'))(
  'message to callback, $name',
  ({ message, actions }) => {
    for (const data of [message, JSON.stringify(message)]) {
      const session = createLinkSession(token, {}, 'android')
      session({ is: 'open' })
      expect(session({ is: 'message', data })).toEqual(actions)
    }
  },
)

test.each(read<Lifecycle>('lifecycles'))('$session, $name', lifecycle => {
  const session =
    lifecycle.session === 'link'
      ? createLinkSession(lifecycle.token, {}, lifecycle.platform)
      : createBackupSession(lifecycle.config, {
          ...lifecycle.settings,
          widgetOrigin: lifecycle.settings.widgetOrigin ?? undefined,
        })
  for (const { input, actions } of lifecycle.steps) expect(session(input), JSON.stringify(input)).toEqual(actions)
})

test.each(
  (
    JSON.parse(
      readFileSync(new URL('../../../link-protocol/vectors/backupConfigurations.json', import.meta.url), 'utf8'),
    ) as { origins: { origin: string; isValid: boolean }[] }
  ).origins,
)('origin of level 1, $origin: $isValid', ({ origin, isValid }) => {
  const config = { clientId: 'c', userId: 'u', destinations: [{ networkId: 'n', symbol: 'USDC' }] }
  const session = createBackupSession(config, { widgetOrigin: origin, platform: 'android', version: '1' })
  expect(session({ is: 'open' })[0]?.do).toBe(isValid ? 'load' : 'exit')
})
