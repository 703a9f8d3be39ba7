import { runInNewContext } from 'node:vm'

import { expect, test } from 'vitest'

import { backupGlobals, linkGlobals, messageScript } from './scripts.ts'

const hostile = '</script>\u2028\u2029"\'\\`${x}'

test('every value arrives unchanged, and no text can end the script', () => {
  const page = { window: {} as Record<string, unknown> }
  const script = linkGlobals(hostile, [{ token: hostile }], hostile)
  expect(script).not.toMatch(/<|\u2028|\u2029/)
  runInNewContext(script, page)
  expect(page.window).toMatchObject({ meshSdkVersion: hostile, rialtoKept: hostile, rialtoSdk: true })
  expect(JSON.parse(String(page.window['accessTokens']))).toEqual([{ token: hostile }])
})

test('absent tokens and storage are not set', () => {
  const page = { window: {} }
  runInNewContext(linkGlobals('1', undefined), page)
  expect(Object.keys(page.window).sort()).toEqual(['meshSdkPlatform', 'meshSdkVersion', 'rialtoSdk'])
})

test('parameters of the backup and messages are escaped as well', () => {
  const page = { window: {} as Record<string, unknown> }
  runInNewContext(backupGlobals(hostile), page)
  expect(page.window['rialtoBackup']).toBe(hostile)
  expect(messageScript({ text: hostile })).not.toContain('<')
})
