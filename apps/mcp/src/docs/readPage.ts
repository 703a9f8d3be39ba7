import { type Page, sectionsOf } from './page.ts'

/** Longer pages are read section by section, because a whole one would fill an agent's context. */
const maxLength = 40_000

/** `/docs/webhooks.md#order` and `webhooks` are the same page. */
const addressOf = (name: string): string =>
  name
    .replace(/#.*$/, '')
    .replace(/^(https?:\/\/[^/]+)?\/?(docs\/)?/, '')
    .replace(/\.(md|html)$/, '')

/** A page, or one section of it. Undefined for an unknown name. */
export const readPage = (pages: readonly Page[], name: string, section?: string): string | undefined => {
  const page = pages.find(({ to }) => to.toLowerCase() === addressOf(name).toLowerCase())
  if (!page) return undefined
  if (section !== undefined) return readSection(page, section)
  if (page.markdown.length <= maxLength) return page.markdown
  const headings = sectionsOf(page).map(({ heading }) => `- ${heading}`)
  return `# ${page.title}\n\n${page.description}\n\nThis page is long. Its sections, to be read one at a time:\n\n${headings.join('\n')}`
}

const readSection = (page: Page, wanted: string): string | undefined => {
  const found = sectionsOf(page).filter(({ heading }) => heading.toLowerCase() === wanted.toLowerCase())
  if (found.length === 0) return undefined
  return found
    .map(({ heading, text }) => `## ${heading}\n\n${text}`)
    .join('\n\n')
    .slice(0, maxLength)
}
