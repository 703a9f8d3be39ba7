import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPages } from './pages.ts'

const pages = createPages({
  institution: 'bank',
  displayName: '<Bank>',
  authorizePath: '/a',
  tokenPath: '/t',
  scopes: { read: 'See "all"' },
  moneyScopes: [],
  pkce: 'optional',
  refresh: 'none',
})
const form = { action: '/a?x="1', flowId: '"><script>', formToken: 'f', redirectOrigin: 'http://localhost:9' }

test.each([
  ['sign-in', pages.signInPage(form, '<wrong>')],
  ['consent', pages.consentPage(form, '<app>', '<user>', ['read', '<other>'])],
  ['problem', pages.problemPage(400, '<heading>', '<message>')],
])('the %s page shows what it is given as text, never as markup', (_, { body }) => {
  expect(body).not.toMatch(/<(script|wrong|app|user|other|heading|message|Bank)/)
  expect(body).toContain('simulated &lt;Bank&gt;')
})

test('forms may lead back to the application, and styles are named by their hash', () => {
  const { headers, body } = pages.consentPage(form, 'app', 'Mesh', ['read'])
  const style = /<style>([\s\S]*?)<\/style>/.exec(body)?.[1] ?? ''
  const policy = headers?.['content-security-policy'] ?? ''
  expect(policy).toContain("form-action 'self' http://localhost:9;")
  expect(policy).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`)
  expect(policy).toContain("default-src 'none'")
})

test('a wrong password is 401 and read out; the first page has no alert', () => {
  expect(pages.signInPage(form)).toMatchObject({ status: 200, body: expect.not.stringContaining('role="alert"') })
  expect(pages.signInPage(form, 'Wrong')).toMatchObject({
    status: 401,
    body: expect.stringContaining('<p class="error" role="alert" id="problem">Wrong</p>'),
  })
})

test('the consent page explains each scope', () => {
  expect(pages.consentPage(form, 'app', 'Mesh', ['read']).body).toContain('<li>See &quot;all&quot;</li>')
})

test('a persona that the address names is filled in, ready to be sent', () => {
  const { body } = pages.signInPage(form, undefined, 'Mesh"')
  expect(body).toContain('value="Mesh&quot;"')
  expect(body).toContain('<button type="submit" autofocus>')
  expect(pages.signInPage(form).body).not.toContain('value="Mesh')
})
