import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** A page for language models and terminals: its Markdown without syntax that only the site understands. */
export const plainMarkdown = text =>
  text
    .replace(/^---\n[\s\S]*?\n---\n+/, '')
    .replaceAll(/^<TryIt .*\/>\n+/gm, '')
    .replaceAll(/<div class="operation"><b>(\w+)<\/b> <code>([^<]*)<\/code><\/div>/g, '`$1 $2`')
    .replaceAll(/ \{#[\w-]+\}$/gm, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&#123;', '{')
    .replaceAll(/\]\(\/([\w/-]+)(#[\w-]+)?\)/g, '](/docs/$1.md$2)')

/** The index in the format of https://llmstxt.org. */
export const llmsText = pages => {
  const lines = pages
    .filter(({ to }) => to !== 'index')
    .map(({ to, title, description }) => `- [${title}](/docs/${to}.md)${description ? `: ${description}` : ''}`)
  return `# Rialto\n\n> Open, self-hostable platform with which an application lets its users connect exchange accounts and wallets, reads them, and moves crypto with the user's approval.\n\nEvery page is also served as Markdown under its address with \`.md\`. The OpenAPI documents are at /swagger/v1/swagger.json and /swagger/AdminAPI/swagger.json, and the same as Postman collections at /swagger/v1/postman.json and /swagger/AdminAPI/postman.json. Server libraries for Node, Python, Go, PHP and Java have a method for each operation id. Changes are at /docs/changes.atom and /docs/changes.json.\n\n## Pages\n\n${lines.join('\n')}\n`
}

/** Writes the Markdown of each page beside its HTML, and llms.txt. */
export const writeMarkdown = async (pages, outDir) => {
  for (const { to, text } of pages.filter(page => page.to !== 'index')) {
    await mkdir(dirname(join(outDir, to)), { recursive: true })
    await writeFile(join(outDir, `${to}.md`), plainMarkdown(text))
  }
  await writeFile(join(outDir, 'llms.txt'), llmsText(pages))
}
