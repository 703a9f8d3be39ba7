/**
 * Writes src/generated/api.ts: the types of every operation and webhook, named as in the OpenAPI document, so that the
 * published package depends on no other for its types.
 *
 *     node packages/node-client/scripts/writeTypes.mjs
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath, pathToFileURL } from 'node:url'

import { build } from 'esbuild'

const at = path => fileURLToPath(new URL(path, import.meta.url))
const output = at('../src/generated/api.ts')

const readContract = async () => {
  const contents = "export { openApiDocument, operations } from '@rialto/contract'"
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: at('..') },
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
  })
  const text = Buffer.from(outputFiles[0].contents).toString('base64')
  return import(`data:text/javascript;base64,${text}`)
}

const literal = value =>
  typeof value === 'string' ? `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'` : value
const nameOf = ref => ref.replace('#/components/schemas/', '')
const indent = text => text.replaceAll('\n', '\n  ')

/** Values that applications store as text and send back, and whose set grows with every institution. */
const open = ['BrokerType']

/** A schema of the document as a TypeScript type. */
const typeOf = schema => {
  const type = plainTypeOf(schema)
  return schema.nullable ? `${type} | null` : type
}

const plainTypeOf = schema => {
  if (schema.$ref) return nameOf(schema.$ref)
  if (schema.enum)
    return schema.enum
      .filter(value => value !== null)
      .map(literal)
      .join(' | ')
  for (const key of ['oneOf', 'anyOf']) if (schema[key]) return schema[key].map(one => group(typeOf(one))).join(' | ')
  if (schema.allOf) return schema.allOf.map(one => group(typeOf(one))).join(' & ')
  if (schema.type === 'array') return `${group(typeOf(schema.items))}[]`
  if (schema.type === 'integer') return 'number'
  if (schema.type === 'object' && schema.properties) return objectOf(schema)
  if (schema.type === 'object') {
    const values = typeof schema.additionalProperties === 'object' ? typeOf(schema.additionalProperties) : 'unknown'
    return `Record<string, ${values}>`
  }
  return schema.type ?? 'unknown'
}

const group = type => (/[|&]/.test(type) && !type.startsWith('{') ? `(${type})` : type)

const comment = (text, deprecated) => {
  const lines = [...(text ? text.replaceAll('*/', '* /').split('\n') : []), ...(deprecated ? ['@deprecated'] : [])]
  if (lines.length === 0) return ''
  if (lines.length === 1) return `/** ${lines[0]} */\n`
  return `/**\n${lines.map(line => ` * ${line}`.trimEnd()).join('\n')}\n */\n`
}

const objectOf = ({ properties, required = [] }) => {
  const fields = Object.entries(properties).map(([name, schema]) => {
    const key = /^[A-Za-z_$][\w$]*$/.test(name) ? name : literal(name)
    const text = comment(schema.$ref ? undefined : schema.description, schema.deprecated)
    return `${text}${key}${required.includes(name) ? '' : '?'}: ${typeOf(schema)}`
  })
  return fields.length === 0 ? 'Record<string, never>' : `{\n  ${indent(fields.join('\n'))}\n}`
}

const camel = name => name[0].toLowerCase() + name.slice(1)

const parametersOf = (parameters, place) => {
  const own = parameters.filter(one => one.in === place)
  if (own.length === 0) return 'undefined'
  const properties = Object.fromEntries(
    own.map(({ name, schema, description }) => [place === 'query' ? camel(name) : name, { description, ...schema }]),
  )
  return objectOf({
    properties,
    required: own.filter(one => one.required).map(({ name }) => (place === 'query' ? camel(name) : name)),
  })
}

const bodyOf = operation => {
  const schema = operation.requestBody?.content['application/json']?.schema
  return schema ? typeOf(schema) : 'undefined'
}

/** The content of the envelope. Some operations declare `content` in a separate schema. */
const contentOf = operation => {
  const schema = operation.responses['200']?.content?.['application/json']?.schema
  const parts = schema?.allOf ?? (schema ? [schema] : [])
  const content = parts.map(part => part.properties?.content).find(Boolean)
  return content ? typeOf(content) : 'undefined'
}

/** The text of the generated file. */
export const makeTypes = async () => {
  const { openApiDocument, operations } = await readContract()
  const document = openApiDocument('https://rialto.example.com')
  const types = Object.entries(document.components.schemas).map(
    ([name, schema]) =>
      `${comment(schema.description)}export type ${name} = ${typeOf(schema)}${open.includes(name) ? ' | (string & {})' : ''}`,
  )
  const table = operations.map(({ id, method, paths }) => {
    const path = `/api/v1${paths[0].replaceAll(/:(\w+)/g, '{$1}')}`
    const operation = document.paths[path][method.toLowerCase()]
    const parameters = operation.parameters ?? []
    const fields = [
      `body: ${bodyOf(operation)}`,
      `query: ${parametersOf(parameters, 'query')}`,
      `params: ${parametersOf(parameters, 'path')}`,
      `content: ${contentOf(operation)}`,
    ]
    const text = comment(`${method} ${paths[0]}: ${operation.summary.toLowerCase()}.`, operation.deprecated)
    return `${text}${id}: {\n  ${indent(fields.join('\n'))}\n}`
  })
  return `/** Written by packages/node-client/scripts/writeTypes.mjs from the OpenAPI document. */

${types.join('\n\n')}

/** Parameters and content of each operation, by its id. */
export type Operations = {
  ${indent(table.join('\n'))}
}
`
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await writeFile(output, await makeTypes())
