import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../sources.mjs'
import { apiPages } from './apiPages.mjs'
import { errorPages } from './errorPages.mjs'
import { pages, sections } from './navigation.mjs'
import { descriptionOf, repositoryPage } from './repositoryPages.mjs'

const demoKey = ['X-Client-Id: $RIALTO_CLIENT_ID', 'X-Client-Secret: $RIALTO_CLIENT_SECRET']
const managementKey = ['Authorization: Bearer $RIALTO_MANAGEMENT_TOKEN']

/** Pending and released changes: the change files and the change logs. */
const changelogPage = () => {
  const folder = join(root, '.changeset')
  const files = readdirSync(folder).filter(name => name.endsWith('.md') && name !== 'README.md')
  const changes = files.sort().map(name =>
    readFileSync(join(folder, name), 'utf8')
      .replace(/^---\n[\s\S]*?\n---\n/, '')
      .trim(),
  )
  const items = changes.map(text => `- ${text.replaceAll(/\n(?!\n)/g, '\n  ')}`)
  const text = `---\n${JSON.stringify({ title: 'Changelog', description: 'What the next release brings.' })}\n---\n\n# Changelog\n\n## Next release\n\n${items.join('\n')}\n`
  return { to: 'changelog', title: 'Changelog', description: 'What the next release brings.', text }
}

const homePage = apis => {
  const front = {
    layout: 'home',
    title: 'Rialto',
    description: 'Connect exchange accounts and wallets, read them, and move crypto with the user’s approval.',
    hero: {
      name: 'Rialto',
      text: 'Crypto from any account, with the user’s approval',
      tagline: 'An HTTP API, a hosted page and an SDK for each platform, on your own infrastructure.',
      actions: [
        { theme: 'brand', text: 'Quick start', link: '/quick-start' },
        { theme: 'alt', text: 'API reference', link: `/${apis[0].to}` },
      ],
    },
    features: [
      [
        'Take a deposit',
        'One request on your server, one call in your page, one webhook to credit.',
        '/guides/deposit',
      ],
      ['Recognize a returning user', 'Store one token, and the next payment takes two presses.', '/connections'],
      ['Bridge without an interface', 'Routes, quotes and deposit addresses by API.', '/bridging'],
      ['Receive webhooks', 'Signed, repeated for three days, in order for each transfer.', '/webhooks'],
      [
        'Run it yourself',
        'Container, Helm chart or a folder; metrics, alerts and runbooks are included.',
        '/operations',
      ],
      ['Check the proof', 'A transfer is never sent twice. The tests that show it are in the repository.', '/proof'],
    ].map(([title, details, link]) => ({ title, details, link })),
  }
  return { to: 'index', title: 'Rialto', description: front.description, text: `---\n${JSON.stringify(front)}\n---\n` }
}

/**
 * Every page of the site but the generated lists of the SDKs' exports.
 *
 * @param {{ openApiDocument: (url: string) => object, adminOpenApiDocument: (url: string) => object, operations: object[], errorCatalogue: object }} contract
 */
export const sitePages = contract => {
  const written = pages.map(page => {
    const text = repositoryPage(page, readFileSync(join(root, page.from), 'utf8'))
    return { ...page, description: descriptionOf(text), text }
  })
  const api = apiPages(contract.openApiDocument('http://127.0.0.1:4000'), {
    folder: 'api',
    credentials: demoKey,
    tries: true,
  })
  const admin = apiPages(contract.adminOpenApiDocument('http://127.0.0.1:4000'), {
    ...{ folder: 'account-management', credentials: managementKey, tries: false },
  })
  const errors = errorPages(contract.errorCatalogue, contract.operations)
  const changelog = changelogPage()
  const linkOf = ({ to, title }) => ({ text: title, link: `/${to.replace(/\/index$/, '/')}` })
  const sidebar = [
    ...sections.map(({ title, pages: own }) => ({
      text: title,
      collapsed: !['Start', 'Guides'].includes(title),
      items: own.map(([to, text]) => ({ text, link: `/${to}` })),
    })),
    { text: 'Integration API', collapsed: true, items: api.map(linkOf) },
    { text: 'Account management API', collapsed: true, items: admin.map(linkOf) },
    { text: 'Errors', collapsed: true, items: errors.map(linkOf) },
    { text: 'Changelog', link: '/changelog' },
  ]
  return { pages: [homePage(api), ...written, ...api, ...admin, ...errors, changelog], sidebar }
}
