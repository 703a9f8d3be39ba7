import { posix } from 'node:path'

import { pages } from './navigation.mjs'

/** `docs/x.md` from `packages/y/README.md` by a relative link. */
const resolveLink = (from, link) => posix.normalize(posix.join(posix.dirname(from), link))

/** `/docs/errors/notFound` in the form of the site's own links. The list of errors is a folder's index. */
export const siteAddress = path => path.slice('/docs'.length).replace(/^\/errors$/, '/errors/')

/** Applies `change` to the text outside code. Fenced blocks and code spans are unchanged. */
const outsideCode = (markdown, change) =>
  markdown
    .split(/(^```[\s\S]*?^```$)/m)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')

/**
 * Rewrites links to pages of the site, given by the source's path or by the address on a running server. A file without
 * a page becomes code.
 */
export const rewriteLinks = (from, markdown, known = pages) =>
  outsideCode(markdown, text =>
    text.replaceAll(/`[^`\n]*`|(!?)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^)\s]+)\)/g, (whole, image, label, target) => {
      if (target === undefined) return whole
      if (image === '!' || /^(https?:|mailto:|#)/.test(target)) return image === '!' ? label : whole
      const [path = '', anchor] = target.split('#')
      const hash = anchor === undefined ? '' : `#${anchor}`
      if (path.startsWith('/docs/')) return `[${label}](${siteAddress(path)}${hash})`
      const page = known.find(one => one.from === resolveLink(from, path))
      if (page) return `[${label}](/${page.to}${hash})`
      const name = resolveLink(from, path)
      return label.includes('`') ? label : `${label} (\`${name}\`)`
    }),
  )

/**
 * Replaces diagrams of states by a list of their transitions, which can be read aloud and searched, and needs no
 * script.
 */
export const listTransitions = markdown =>
  markdown.replaceAll(/^```mermaid\n([\s\S]*?)^```$/gm, (whole, diagram) => {
    if (!diagram.startsWith('stateDiagram')) return `\`\`\`text\n${diagram}\`\`\``
    const names = new Map([...diagram.matchAll(/state "([^"]+)" as (\w+)/g)].map(([, name, id]) => [id, name]))
    const nameOf = id => (id === '[*]' ? '' : (names.get(id) ?? id))
    const rows = [...diagram.matchAll(/^\s*(\[\*\]|\w+) --> (\[\*\]|\w+)(?::\s*(.*))?$/gm)]
    const lines = rows.map(
      ([, a, b, why = '']) => `| ${nameOf(a) || '_start_'} | ${nameOf(b) || '_end_'} | ${why.replaceAll('|', '\\|')} |`,
    )
    return ['| from | to | when |', '| --- | --- | --- |', ...lines].join('\n')
  })

const yaml = value => JSON.stringify(value)

/** The first paragraph as plain text, for search results and llms.txt. */
export const descriptionOf = markdown => {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').replaceAll(/<!--[\s\S]*?-->/g, '')
  const paragraph = body.split(/\n{2,}/).find(text => text.trim() !== '' && !/^\s*(#|```|\||[-*] |!\[|<)/.test(text))
  const plain = (paragraph ?? '').replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replaceAll(/[`*_]/g, '')
  const text = plain.replaceAll(/\s+/g, ' ').trim()
  return text.length <= 200 ? text : `${text.slice(0, 197).replace(/\s\S*$/, '')}…`
}

/** @returns the page's Markdown, with its front matter */
export const repositoryPage = ({ title, from }, markdown) => {
  const body = listTransitions(rewriteLinks(from, markdown)).replaceAll(/<!-- prettier-ignore-(start|end) -->\n?/g, '')
  return `---\ntitle: ${yaml(title)}\ndescription: ${yaml(descriptionOf(body))}\n---\n\n${body}`
}
