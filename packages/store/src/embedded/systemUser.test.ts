import { mkdtempSync, rmSync, writeFileSync, chmodSync, mkdirSync, chownSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canEnter, findSystemUser } from './systemUser.ts'

const asRoot = process.getuid?.() === 0
let folder: string
let passwd: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'rialto-user-'))
  chmodSync(folder, 0o755)
  passwd = join(folder, 'passwd')
  const lines = [
    'root:x:0:0::/root:/bin/sh',
    'nobody:x:65534:65534::/:/bin/false',
    'node:x:1000:1001::/home/node:/bin/sh',
  ]
  writeFileSync(passwd, [...lines, 'someone:x:4242:4243::/:/bin/sh'].join('\n'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.runIf(asRoot)('as root', () => {
  test('the first welcome account runs the server', () => {
    expect(findSystemUser('/nowhere', passwd)).toEqual({ name: 'node', uid: 1000, gid: 1001 })
  })

  test('the owner of the cluster keeps it', () => {
    const cluster = join(folder, 'cluster')
    mkdirSync(cluster)
    chownSync(cluster, 4242, 4243)
    expect(findSystemUser(cluster, passwd)).toEqual({ name: 'someone', uid: 4242, gid: 4243 })
  })

  test('a user can enter a folder if its mode bits and those of all its parents allow it', () => {
    const outer = join(folder, 'outer')
    const inner = join(outer, 'inner')
    mkdirSync(inner, { recursive: true })
    const user = { name: 'someone', uid: 4242, gid: 4243 }
    const enters = (mode: number, uid = 0, gid = 0) => {
      chownSync(outer, uid, gid)
      chmodSync(outer, mode)
      return canEnter(user, inner)
    }
    expect(enters(0o701)).toBe(true)
    expect(enters(0o770)).toBe(false)
    expect(enters(0o710, 0, 4243)).toBe(true)
    expect(enters(0o701, 0, 4243)).toBe(false)
    expect(enters(0o100, 4242)).toBe(true)
    expect(enters(0o077, 4242)).toBe(false)
  })
})

test.skipIf(asRoot)('a process without root runs the server as its own user', () => {
  expect(findSystemUser('/nowhere')).toBeUndefined()
})
