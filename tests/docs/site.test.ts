import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { adminOpenApiDocument, adminOperations, errorCatalogue, openApiDocument, operations } from '@rialto/contract'
import { expect, test } from 'vitest'

// @ts-expect-error a script without types
import { changeFeeds as makeFeeds, readChangeset as readOne } from '../../scripts/docsSite/changeFeed.mjs'
// @ts-expect-error a script without types
import { llmsText as writeIndex, plainMarkdown as toMarkdown } from '../../scripts/docsSite/llms.mjs'
// @ts-expect-error a script without types
import { listTransitions as listSteps, rewriteLinks as rewrite } from '../../scripts/docsSite/repositoryPages.mjs'
// @ts-expect-error a script without types
import { sitePages as makePages } from '../../scripts/docsSite/sitePages.mjs'

interface Page {
  to: string
  title: string
  description: string
  text: string
  from?: string
}
interface Linked {
  link?: string
  items?: Linked[]
}

const sitePages = makePages as (contract: object) => { pages: Page[]; sidebar: Linked[] }
const rewriteLinks = rewrite as (from: string, markdown: string) => string
const listTransitions = listSteps as (markdown: string) => string
const plainMarkdown = toMarkdown as (text: string) => string
const llmsText = writeIndex as (pages: readonly Page[]) => string

type Change = { id: string; title: string; text: string }
const changeFeeds = makeFeeds as (items?: readonly (Change & { at: string })[]) => Record<string, string>
const readChangeset = readOne as (name: string, source: string) => Change

const { pages, sidebar } = sitePages({ openApiDocument, adminOpenApiDocument, operations, errorCatalogue })
const addresses = new Set(pages.map(({ to }) => `/${to.replace(/\/index$/, '/')}`))
const withoutCode = (text: string): string => text.replaceAll(/^```[\s\S]*?^```/gm, '').replaceAll(/`[^`\n]*`/g, '')

test('every document and guide is a page, and every page is in the navigation', () => {
  const documents = ['docs', 'docs/guides'].flatMap(folder =>
    readdirSync(join(import.meta.dirname, '../..', folder))
      .filter(name => name.endsWith('.md'))
      .map(name => `${folder}/${name}`),
  )
  expect(documents.length).toBeGreaterThan(30)
  const sources = pages.map(({ from }) => from)
  expect(documents.filter(path => !sources.includes(path))).toEqual([])
  const linked = (list: Linked[]): string[] =>
    list.flatMap(({ link, items = [] }) => [...(link ? [link] : []), ...linked(items)])
  expect([...addresses].filter(one => !['/index', ...linked(sidebar)].includes(one))).toEqual([])
})

test('every link within the site leads to a page of it', () => {
  const links = pages.flatMap(({ to, text }) =>
    [...withoutCode(text).matchAll(/\]\((\/[^)#\s]*)/g)].map(([, target = '']) => ({ to, target })),
  )
  expect(links.length).toBeGreaterThan(300)
  const ofServer = /^\/(reference|swagger)/
  expect(links.filter(({ target }) => !addresses.has(target) && !ofServer.test(target))).toEqual([])
})

test('every link to a heading finds it', () => {
  const idOf = (heading: string): string =>
    heading
      .replaceAll(/[`*]/g, '')
      .toLowerCase()
      .replaceAll(/[\s~!@#$%^&()=+[\]{}|\\;:"“”’'<>,.?/-]+/g, '-')
      .replaceAll(/^-+|-+$/g, '')
  const ids = new Map(
    pages.map(({ to, text }) => [
      `/${to}`,
      [...text.matchAll(/^#{1,4} (.*)$/gm)].map(
        ([, heading = '']) => /\{#([\w-]+)\}/.exec(heading)?.[1] ?? idOf(heading),
      ),
    ]),
  )
  const links = pages.flatMap(({ to, text }) =>
    [...withoutCode(text).matchAll(/\]\((\/[^)#\s]*)?#([\w-]+)\)/g)].map(([, page = `/${to}`, id = '']) => ({
      to,
      page,
      id,
    })),
  )
  expect(links.length).toBeGreaterThan(5)
  expect(links.filter(({ page, id }) => !ids.get(page)?.includes(id))).toEqual([])
})

test('every operation has a section with its request, and those of the integration API can be tried', () => {
  const of = (folder: string) =>
    pages
      .filter(({ to }) => to.startsWith(`${folder}/`))
      .map(({ text }) => text)
      .join('\n')
  const [own, admin] = [of('api'), of('account-management')]
  for (const { id } of operations) {
    expect(own).toContain(`{#${id}}`)
    expect(own).toContain(`<TryIt operation="${id}" />`)
  }
  for (const { id } of adminOperations) expect(admin).toContain(`{#${id}}`)
  // A list of values that has a description of its own beside its reference.
  expect(own).toMatch(/^\| `brokerType` \| enum \|/m)
  expect(own).not.toMatch(/^\| `(brokerType|type)` \| object \|/m)
  expect(own.match(/^curl -X/gm)).toHaveLength(operations.length)
})

test('every error has its page, at the address that answers name', () => {
  for (const type of Object.keys(errorCatalogue)) expect(addresses).toContain(`/errors/${type}`)
})

test('llms.txt lists every page, and a Markdown twin holds nothing that only the site understands', () => {
  const text = llmsText(pages)
  for (const { to } of pages.filter(one => one.to !== 'index')) expect(text).toContain(`(/docs/${to}.md)`)
  for (const page of pages) expect(plainMarkdown(page.text)).not.toMatch(/<TryIt|\{#\w|^---\n\{/m)
})

test('links and diagrams of a repository file become those of the site', () => {
  const from = 'docs/guides/x.md'
  expect(rewriteLinks(from, 'See [hooks](../webhooks.md#order), `[a](b)` and [unit](../../deploy/systemd).')).toBe(
    'See [hooks](/webhooks#order), `[a](b)` and unit (`deploy/systemd`).',
  )
  expect(listTransitions('```mermaid\nstateDiagram-v2\n  state "open" as o\n  [*] --> o: paid\n```')).toContain(
    '| _start_ | open | paid |',
  )
})

test('the pages that read repository files change nothing in code', () => {
  const quickStart = pages.find(({ to }) => to === 'quick-start')
  const source = readFileSync(join(import.meta.dirname, '../../docs/guides/quick-start.md'), 'utf8')
  const code = (text = '') => [...text.matchAll(/^```[\s\S]*?^```/gm)].map(([block]) => block)
  expect(code(quickStart?.text)).toEqual(code(source))
})

/** npm leaves out of a lock what its registry lacks for a platform, and `npm ci` then refuses the whole of it. */
test('the lock file of the site names a place for every package that another one needs, on every platform', () => {
  interface Locked {
    dependencies?: Readonly<Record<string, string>>
    optionalDependencies?: Readonly<Record<string, string>>
  }
  const lock = readFileSync(join(import.meta.dirname, '../../docs/site/package-lock.json'), 'utf8')
  const { packages } = JSON.parse(lock) as { packages: Readonly<Record<string, Locked>> }
  const isFound = (from: string, name: string): boolean => {
    if (packages[`${from === '' ? '' : `${from}/`}node_modules/${name}`]) return true
    return from !== '' && isFound(from.slice(0, Math.max(0, from.lastIndexOf('/node_modules/'))), name)
  }
  const missing = Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies }).filter(name => !isFound(path, name)),
  )
  expect(Object.keys(packages).length).toBeGreaterThan(100)
  expect(missing).toEqual([])
})

test('the feeds have every change of the next release and every release, the newest first', () => {
  const { items } = JSON.parse(changeFeeds()['changes.json'] ?? '') as {
    items: { id: string; date_published: string }[]
  }
  const changesets = readdirSync(join(import.meta.dirname, '../../.changeset')).filter(
    name => name.endsWith('.md') && name !== 'README.md',
  )
  const ids = items.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining(['tag:rialto,2026:release/0.1.0']))
  expect(ids.filter(id => id.includes(':change/'))).toHaveLength(changesets.length)
  const times = items.map(item => Date.parse(item.date_published))
  expect(times).toEqual(times.toSorted((a, b) => b - a))
})

test('text of a change cannot break the feed', () => {
  const change = readChangeset('x', "---\n'@rialto/server': minor\n---\n\nA `<b>` & more. The rest.\n")
  expect(change).toMatchObject({ id: 'change/x', title: 'A <b> & more.' })
  const feed = changeFeeds([{ ...change, at: '2026-11-27T00:00:00Z' }])['changes.atom'] ?? ''
  expect(feed).toContain('<title>A &lt;b&gt; &amp; more.</title>')
  expect(feed).not.toContain('<b>')
})
