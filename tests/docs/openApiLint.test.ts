import { adminOpenApiDocument, openApiDocument } from '@rialto/contract'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import { expect, test } from 'vitest'

const publicUrl = 'https://pay.example'

const lint = async (document: object): Promise<string[]> => {
  const linter = new spectral.Spectral()
  linter.setRuleset(new spectral.Ruleset({ extends: [[rulesets.oas, 'recommended']] }))
  const findings = await linter.run({ ...document })
  return findings.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)
}

test.each([
  ['integration', openApiDocument(publicUrl)],
  ['account management', adminOpenApiDocument(publicUrl)],
])('the %s API’s OpenAPI document keeps every rule of spectral:oas', async (_, document) => {
  expect(await lint(document)).toEqual([])
})

test('the linter finds what is wrong', async () => {
  const findings = await lint({ openapi: '3.0.1', info: { title: 'A', version: '1' }, paths: { '/a': { get: {} } } })
  expect(findings.join('\n')).toMatch(/operation-operationId paths/)
})
