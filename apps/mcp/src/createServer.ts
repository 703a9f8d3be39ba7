import { fromJsonSchema, McpServer } from '@modelcontextprotocol/server'

import mcp from '../package.json' with { type: 'json' }
import { callOperation } from './api/callOperation.ts'
import { isRead, offeredOperations } from './api/offeredOperations.ts'
import { toolSchema } from './api/toolSchema.ts'
import type { Page } from './docs/page.ts'
import { readPage } from './docs/readPage.ts'
import { createSearch } from './docs/searchPages.ts'
import type { Credentials, Settings } from './readSettings.ts'

const instructions = `Rialto's documentation, and the API of a sandbox. A deposit: authenticate (userId, type, username and password of a test user of the page "sandbox"), previewTransfer from its account, executeTransfer, then listTransfers by Id until the status is final. Amounts are in whole units of the asset. Nothing here moves real money.`

const textOf = (text: string, isError = false) => ({ content: [{ type: 'text' as const, text }], isError })

const reading = { readOnlyHint: true, openWorldHint: false }

const addSearch = (server: McpServer, pages: readonly Page[]): void => {
  let search: ReturnType<typeof createSearch> | undefined
  const inputSchema = fromJsonSchema<{ query: string; limit?: number }>({
    type: 'object',
    properties: {
      query: { type: 'string', minLength: 1, maxLength: 200, description: 'Words to look for, in English.' },
      limit: { type: 'integer', minimum: 1, maximum: 30, description: 'How many sections. Default 8.' },
    },
    ...{ required: ['query'], additionalProperties: false },
  })
  const title = 'Search the documentation'
  const description = 'Finds the sections of the documentation for some words, the best first.'
  server.registerTool(
    'searchDocs',
    { title, description, inputSchema, annotations: reading },
    ({ query, limit = 8 }) => {
      search ??= createSearch(pages)
      return textOf(JSON.stringify(search(query, limit), undefined, 1))
    },
  )
}

const addReader = (server: McpServer, pages: readonly Page[]): void => {
  const inputSchema = fromJsonSchema<{ page?: string; section?: string }>({
    type: 'object',
    properties: {
      page: { type: 'string', maxLength: 200, description: 'Address of the page, such as `guides/deposit`.' },
      section: { type: 'string', maxLength: 200, description: 'Heading of the one section to read.' },
    },
    additionalProperties: false,
  })
  const title = 'Read the documentation'
  const description = 'A page of the documentation as Markdown. Without `page`, the list of all pages.'
  server.registerTool('readDocs', { title, description, inputSchema, annotations: reading }, ({ page, section }) => {
    if (page === undefined) return textOf(listPages(pages))
    const text = readPage(pages, page, section)
    return text === undefined ? textOf('Page or section not found: call readDocs without `page`.', true) : textOf(text)
  })
}

const listPages = (pages: readonly Page[]): string =>
  pages.map(({ to, title, description }) => `- ${to}: ${title}. ${description}`).join('\n')

const addOperations = (server: McpServer, baseUrl: string, credentials: Credentials): void => {
  for (const operation of offeredOperations) {
    const { id, summary, description } = operation
    server.registerTool(
      id,
      {
        ...{ title: summary, description },
        inputSchema: fromJsonSchema<Record<string, unknown>>(toolSchema(operation)),
        annotations: { readOnlyHint: isRead(operation), destructiveHint: false, openWorldHint: false },
      },
      async input => {
        const { text, isError } = await callOperation({ baseUrl, credentials }, operation, input)
        return textOf(text, isError)
      },
    )
  }
}

/** The tools of one connection: the documentation, and the sandbox's operations if a key is configured. */
export const createServer = ({ baseUrl, credentials }: Settings, pages: readonly Page[]): McpServer => {
  const server = new McpServer({ name: 'rialto', version: mcp.version }, { instructions })
  addSearch(server, pages)
  addReader(server, pages)
  if (credentials) addOperations(server, baseUrl, credentials)
  return server
}
