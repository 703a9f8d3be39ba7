import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { personas } from '../data/personas.ts'
import { FAULT_MODES } from '../http/createFaults.ts'
import { okx } from '../okx/simulator.ts'
import * as registry from '../simulators.ts'
import { createHealth } from './createHealth.ts'
import { homePage } from './homePage.ts'

const health = createHealth()
const everySimulator = Object.values(registry)
const page = () => homePage({ hosts: ['api.kraken.com', 'a<b'], simulators: [okx], health })

test('the page runs only its own script and style, by their hashes, and connects only to its own server', () => {
  const { body, headers } = page()
  const hashOf = (tag: string) => {
    const [, text = ''] = new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`).exec(body) ?? []
    return `${tag}-src 'sha256-${createHash('sha256').update(text).digest('base64')}'`
  }
  const policy = headers?.['content-security-policy'] ?? ''
  for (const part of ["default-src 'none'", "connect-src 'self'", "frame-ancestors 'none'", hashOf('style')])
    expect(policy).toContain(part)
  expect(policy).toContain(hashOf('script'))
})

test('the page names every host, persona, fault and trigger amount, and escapes these names', () => {
  const { body } = page()
  expect(body).toContain('<code>a&lt;b</code>')
  for (const { name } of personas) expect(body).toContain(`<code class="name">${name}</code>`)
  for (const mode of FAULT_MODES) expect(body).toContain(`<code class="name">${mode}</code>`)
  for (const fraction of ['.202', '.444', '.555', '.777'])
    expect(body).toContain(`<code class="name">${fraction}</code>`)
})

test('the page names each institution as users know it', () => {
  const { body } = homePage({ hosts: [], simulators: everySimulator, health })
  const shown = [...body.matchAll(/data-institution="(\w+)"[^>]*>([^<]+)</g)].map(([, name, title]) => ({
    name,
    title,
  }))
  expect(shown).toHaveLength(everySimulator.length)
  for (const { name, title } of shown) expect(title, name).toMatch(/^[A-Z]/)
})

test('the page shows unavailable institutions', () => {
  const pressed = () => /data-institution="okx" aria-pressed="(\w+)"/.exec(page().body)?.[1]
  expect(pressed()).toBe('false')
  health.set('okx', false)
  expect(pressed()).toBe('true')
})
