import { loadSources } from '../sources.mjs'
import { plainMarkdown } from './llms.mjs'
import { sitePages } from './sitePages.mjs'

/**
 * The Markdown twins of the site's pages, without those that are generated from the SDKs' types.
 *
 * @returns `{ to, title, description, markdown }` of each
 */
export const markdownPages = async () => {
  const contract = await loadSources(
    "export { openApiDocument, adminOpenApiDocument, operations, errorCatalogue } from '@rialto/contract'",
  )
  return sitePages(contract)
    .pages.filter(({ to }) => to !== 'index')
    .map(({ to, title, description, text }) => ({ to, title, description, markdown: plainMarkdown(text) }))
}
