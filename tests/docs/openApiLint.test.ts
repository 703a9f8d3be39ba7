import { adminOpenApiDocument, openApiDocument } from '@rialto/contract'
import spectral from '@stoplight/spectral-core'
import rulesets from '@stoplight/spectral-rulesets'
import type { TSchema } from 'typebox'
import { Value } from 'typebox/value'
import { expect, test } from 'vitest'

const publicUrl = 'https://pay.example'
const documents = [
  ['integration', openApiDocument(publicUrl)],
  ['account management', adminOpenApiDocument(publicUrl)],
] as const

/**
 * Spectral compiles a validator for each place that shows an example, which is 95 % of the time of all rules. `wrongExamples`
 * asks the same of each example.
 */
const asked = { 'oas3-valid-media-example': 'off', 'oas3-valid-schema-example': 'off' } as const

const lint = async (document: object): Promise<string[]> => {
  const linter = new spectral.Spectral()
  linter.setRuleset(new spectral.Ruleset({ extends: [[rulesets.oas, 'recommended']], rules: asked }))
  const findings = await linter.run({ ...document })
  return findings.map(({ code, path, message }) => `${code} ${path.join('.')}: ${message}`)
}

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null

const at = (document: Node, reference: string): unknown =>
  reference
    .split('/')
    .slice(1)
    .reduce<unknown>((node, key) => (isNode(node) ? node[key] : undefined), document)

/**
 * The same with what each reference names in its place, and `nullable` of OpenAPI 3.0 as JSON Schema says it. The same name gives
 * the same object, so that a schema may name itself.
 */
const withoutReferences = (document: Node): Node => {
  const made = new Map<Node, unknown>()
  const copy = (node: unknown): unknown => {
    if (!isNode(node)) return node
    const known = made.get(node)
    if (known !== undefined) return known
    if (typeof node['$ref'] === 'string') return copy(at(document, node['$ref']))
    const copied: Node = Array.isArray(node) ? ([] as never) : {}
    made.set(node, copied)
    for (const [key, value] of Object.entries(node)) copied[key] = copy(value)
    if (node['nullable'] === true && node['type'] !== undefined) copied['type'] = [node['type'], 'null']
    return copied
  }
  return copy(document) as Node
}

/** Names that the document's author chose, below which nothing is a keyword. */
const maps = new Set(['properties', 'schemas', 'paths', 'responses', 'headers', 'content', 'examples'])

/** Each example with its schema: in the schema itself, and of a parameter, a body or an answer. */
const examplesOf = (document: object) => {
  const found: { where: string; schema: TSchema; example: unknown }[] = []
  const seen = new Set<Node>()
  const visit = (node: unknown, where: string, isMap: boolean): void => {
    if (!isNode(node) || seen.has(node)) return
    seen.add(node)
    const schema = (node['schema'] ?? node) as TSchema
    if (!isMap && 'example' in node) found.push({ where, schema, example: node['example'] })
    const { schema: own, examples } = node
    if (!isMap && isNode(own) && isNode(examples))
      for (const [name, one] of Object.entries(examples))
        if (isNode(one)) found.push({ where: `${where}.examples.${name}`, schema, example: one['value'] })
    for (const [key, value] of Object.entries(node))
      if (isMap || (key !== 'example' && key !== 'examples')) visit(value, `${where}.${key}`, !isMap && maps.has(key))
  }
  visit(withoutReferences({ ...document }), '', false)
  return found
}

const wrongExamples = (document: object): string[] =>
  examplesOf(document)
    .filter(({ schema, example }) => !Value.Check(schema, example))
    .map(({ where, example }) => `${where}: ${JSON.stringify(example)}`)

test.each(documents)('the %s API’s OpenAPI document keeps every rule of spectral:oas', async (_, document) => {
  expect(await lint(document)).toEqual([])
})

test.each(documents)('each example of the %s API’s OpenAPI document is one that its schema takes', (_, document) => {
  expect(examplesOf(document).length).toBeGreaterThan(500)
  expect(wrongExamples(document)).toEqual([])
})

test('the linter finds planted errors', async () => {
  const findings = await lint({ openapi: '3.0.1', info: { title: 'A', version: '1' }, paths: { '/a': { get: {} } } })
  expect(findings.join('\n')).toMatch(/operation-operationId paths/)
})

test('an example that its schema does not take is found, in a schema, beside it and behind a reference', () => {
  const text = { type: 'string', format: 'uuid', example: 'no id' }
  const parameters = [{ name: 'a', in: 'query', schema: { type: 'integer' }, example: 'one' }]
  const answer = { schema: { $ref: '#/components/schemas/A' }, examples: { first: { value: { id: 1 } } } }
  const get = { parameters, responses: { 200: { content: { 'application/json': answer } } } }
  const schemas = { A: { type: 'object', properties: { id: text, example: { type: 'null', nullable: true } } } }
  expect(wrongExamples({ paths: { '/a': { get } }, components: { schemas } })).toEqual([
    '.paths./a.get.parameters.0: "one"',
    '.paths./a.get.responses.200.content.application/json.examples.first: {"id":1}',
    '.paths./a.get.responses.200.content.application/json.schema.properties.id: "no id"',
  ])
})
