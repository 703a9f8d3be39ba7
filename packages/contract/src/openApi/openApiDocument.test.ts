import { describe, expect, test } from 'vitest'
import { adminOpenApiDocument } from './adminOpenApiDocument.ts'
import { openApiDocument } from './openApiDocument.ts'

type Node = Record<string, unknown>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)
const nodesIn = (value: unknown): Node[] => Object.values(isNode(value) ? value : {}).filter(isNode)
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((node, name) => (isNode(node) ? node[name] : undefined), value)

const documents = [
  ['integration', openApiDocument('https://pay.example')],
  ['account management', adminOpenApiDocument('https://pay.example')],
] as const

/** A schema and every schema inside it, with its location. References are not followed. */
const schemasIn = (schema: unknown, where: string): [string, Node][] => {
  if (!isNode(schema)) return []
  const { properties, items, additionalProperties, allOf } = schema
  return [
    [where, schema],
    ...Object.entries(isNode(properties) ? properties : {}).flatMap(([name, one]) =>
      schemasIn(one, `${where}.${name}`),
    ),
    ...schemasIn(items, `${where}[]`),
    ...schemasIn(additionalProperties, `${where}{}`),
    ...(Array.isArray(allOf) ? allOf : []).flatMap((one: unknown) => schemasIn(one, where)),
  ]
}

describe.each(documents)('%s API', (_, document) => {
  const operations = Object.entries(at(document, 'paths') as Node).flatMap(([path, methods]) =>
    Object.entries(methods as Node).map(([method, operation]) => [`${method} ${path}`, operation as Node] as const),
  )
  const webhooks = nodesIn(at(document, 'x-webhooks')).flatMap(nodesIn)
  const all = [...operations.map(([, operation]) => operation), ...webhooks]
  const bodiesOf = (operation: Node) => nodesIn(at(operation, 'requestBody', 'content'))
  const answersOf = (operation: Node) => nodesIn(operation['responses'])
  const refersTo = (answer: Node): Node => {
    const { $ref } = answer
    return typeof $ref === 'string' ? (at(document, ...$ref.slice('#/'.length).split('/')) as Node) : answer
  }

  const named = Object.entries(at(document, 'components', 'schemas') as Node)
  const inline = all.flatMap(operation =>
    [...bodiesOf(operation), ...answersOf(operation).flatMap(answer => nodesIn(answer['content']))].flatMap(media =>
      schemasIn(media['schema'], String(operation['operationId'])),
    ),
  )
  const schemas = [...named.flatMap(([name, schema]) => schemasIn(schema, name)), ...inline]
  const own = schemas.filter(([, { $ref, allOf }]) => $ref === undefined && allOf === undefined)

  test('every schema and every property has a description', () => {
    expect(schemas.length).toBeGreaterThan(50)
    const bare = own.filter(([, { description }]) => typeof description !== 'string' || description === '')
    expect(bare.map(([where]) => where)).toEqual([])
  })

  test('every property with a single value has an example (else add it to examples.json)', () => {
    const single = own.filter(([, { type, format }]) => type !== 'object' && type !== 'array' && format !== 'binary')
    expect(single.filter(([, { example }]) => example === undefined).map(([where]) => where)).toEqual([])
  })

  test('every object has a name', () => {
    const names = new Set(named.map(([name]) => name))
    const anonymous = own.filter(([where, { properties }]) => properties !== undefined && !names.has(where))
    // The envelope around the content of an operation, and the form of an upload.
    const allowed = anonymous.filter(([, schema]) => {
      const fields = Object.keys(schema['properties'] as Node)
      return fields.length === 1 && ['content', 'logoFile'].includes(fields[0] ?? '')
    })
    expect(anonymous.filter(one => !allowed.includes(one)).map(([where]) => where)).toEqual([])
  })

  test('no shape has two names', () => {
    const shapes = new Map<string, string[]>()
    for (const [name, schema] of named) {
      const shape = JSON.stringify(schema, (key, value: unknown) => (key === 'description' ? undefined : value))
      shapes.set(shape, [...(shapes.get(shape) ?? []), name])
    }
    const twice = [...shapes].filter(([shape, names]) => names.length > 1 && shape.includes('"properties"'))
    expect(twice.map(([, names]) => names)).toEqual([])
  })

  test.each(all.map(operation => [operation['operationId'], operation] as const))(
    '%s describes itself, each parameter, its body and each answer, with examples',
    (id, operation) => {
      expect(id).toMatch(/^[a-z][A-Za-z]+$/)
      expect(operation['summary']).toMatch(/^[A-Z].*[^.]$/)
      expect(operation['description']).toMatch(/^[A-Z].*\.$/s)
      for (const parameter of (operation['parameters'] ?? []) as Node[]) {
        expect(parameter['description'], String(parameter['name'])).toMatch(/\.$/)
        expect(parameter, String(parameter['name'])).toHaveProperty('example')
      }
      for (const body of bodiesOf(operation).filter(({ schema }) => at(schema, 'properties', 'logoFile') === undefined))
        expect(body).toHaveProperty('example')
      for (const answer of answersOf(operation).map(refersTo)) {
        expect(answer['description']).toMatch(/\.$/)
        for (const media of nodesIn(answer['content']))
          expect(Object.keys(media).some(key => key === 'example' || key === 'examples')).toBe(true)
      }
    },
  )

  test('every error status lists the types that it carries', () => {
    for (const [where, operation] of operations)
      for (const [code, answer] of Object.entries(operation['responses'] as Node)) {
        expect(code, where).toMatch(/^[2-5]\d\d$/)
        if (code === '200' || code === '401') continue
        const { description, content } = refersTo(answer as Node)
        const examples = nodesIn(content).flatMap(media => Object.keys(at(media, 'examples') as Node))
        if (content === undefined) expect(description).toMatch(/`[a-zA-Z]+`.*The body is empty\.$/s)
        else expect(examples.length, `${where} ${code}`).toBeGreaterThan(0)
      }
  })

  test('describes each tag that it uses, and uses each', () => {
    const described = (at(document, 'tags') as { name: string; description: string }[]).map(tag => {
      expect(tag.description).toMatch(/\.$/)
      return tag.name
    })
    expect(new Set(operations.flatMap(([, operation]) => operation['tags'] as string[]))).toEqual(new Set(described))
  })
})

test('lists the values of integration types and of errors', () => {
  const [, document] = documents[0]
  expect(at(document, 'components', 'schemas', 'BrokerType', 'enum')).toEqual(
    expect.arrayContaining(['coinbase', 'deFiWallet', 'cryptocurrencyAddress']),
  )
  expect(at(document, 'components', 'schemas', 'ErrorType', 'enum')).toContain('missingField')
})
