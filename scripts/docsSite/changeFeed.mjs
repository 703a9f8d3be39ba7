import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { root } from '../sources.mjs'

const folder = '.changeset'
const changeLog = 'apps/server/CHANGELOG.md'

/** When files were committed first. Empty in a copy without a repository. */
const committedAt = () => {
  const words = ['log', '--diff-filter=A', '--format=>%cI', '--name-only', '--', folder]
  const { status, stdout } = spawnSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const times = new Map()
  let time = ''
  for (const line of status === 0 ? stdout.split('\n') : [])
    if (line.startsWith('>')) time = line.slice(1)
    else if (line !== '' && !times.has(line)) times.set(line, time)
  return times
}

const releasedAt = version => {
  const words = ['log', '-1', '--format=%cI', `-S## ${version}`, '--', changeLog]
  return spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout?.trim()
}

const modifiedAt = path => statSync(join(root, path)).mtime.toISOString()

/** The first sentence as plain text. */
const titleOf = text => {
  const [sentence] = text.replaceAll('`', '').split(/(?<=[.:])\s/, 1)
  return sentence.length > 120 ? `${sentence.slice(0, 117)}…` : sentence
}

/** A changeset: its packages with the size of the change, and its text. */
export const readChangeset = (name, source) => {
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? []
  const packages = [...head.matchAll(/^'(.+)': (\w+)$/gm)].map(([, one, size]) => `${one} (${size})`)
  const plain = text.trim().replaceAll(/\n(?=\S)(?!-)/g, ' ')
  return {
    id: `change/${name}`,
    title: titleOf(plain),
    text: `${plain}\n\n${packages.join(', ')}, in the next release`,
  }
}

/** Versions of a change log, the newest first. */
const readReleases = source =>
  source
    .split(/^## /m)
    .slice(1)
    .map(section => {
      const [version] = section.split('\n', 1)
      const text = section.slice(version.length).replaceAll(/^- [0-9a-f]{7,}: /gm, '- ')
      return { id: `release/${version}`, version, title: `Version ${version}`, text: text.trim() }
    })

/** Every change that the next release brings, and every release: the newest first. */
const readItems = () => {
  const times = committedAt()
  const changes = readdirSync(join(root, folder))
    .filter(name => name.endsWith('.md') && name !== 'README.md')
    .map(name => {
      const path = `${folder}/${name}`
      const change = readChangeset(name.replace(/\.md$/, ''), readFileSync(join(root, path), 'utf8'))
      return { ...change, at: times.get(path) ?? modifiedAt(path) }
    })
  const releases = readReleases(readFileSync(join(root, changeLog), 'utf8')).map(({ version, ...release }) => ({
    ...release,
    at: releasedAt(version) || modifiedAt(changeLog),
  }))
  return [...changes, ...releases].sort((a, b) => Date.parse(b.at) - Date.parse(a.at))
}

const escaped = text => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** Atom (RFC 4287). The ids are `tag:` URIs (RFC 4151): an installation may have any address. */
const atomFeed = items => {
  const entries = items.map(
    ({ id, title, text, at }) => `  <entry>
    <id>tag:rialto,2026:${escaped(id)}</id>
    <title>${escaped(title)}</title>
    <updated>${at}</updated>
    <content type="text">${escaped(text)}</content>
  </entry>
`,
  )
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <id>tag:rialto,2026:changes</id>
  <title>Rialto: changes</title>
  <author><name>Rialto</name></author>
  <link rel="self" href="/docs/changes.atom"/>
  <updated>${items[0]?.at ?? new Date(0).toISOString()}</updated>
${entries.join('')}</feed>
`
}

/** JSON Feed 1.1. */
const jsonFeed = items => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Rialto: changes',
  items: items.map(({ id, title, text, at }) => ({
    id: `tag:rialto,2026:${id}`,
    title,
    content_text: text,
    date_published: at,
  })),
})

/** Both feeds, by the name of their file. */
export const changeFeeds = (items = readItems()) => ({
  'changes.atom': atomFeed(items),
  'changes.json': `${JSON.stringify(jsonFeed(items))}\n`,
})
