import MiniSearch from 'minisearch'

import { type Page, sectionsOf } from './page.ts'

interface Found {
  page: string
  title: string
  section: string
  /** The section's line with the most matching words. */
  excerpt: string
}

const excerptLength = 280

/** Normalizes a word: lower case, and a plural as its singular. */
const normalized = (word: string): string => word.toLowerCase().replace(/(?<=...)s$/, '')

const wordsOf = (text: string): string[] => (text.match(/[\p{L}\p{N}]+/gu) ?? []).map(normalized)

const excerptOf = (text: string, words: readonly string[]): string => {
  const lines = text.split('\n').filter(line => /\p{L}/u.test(line))
  const hits = (line: string) => new Set(wordsOf(line).filter(word => words.includes(word))).size
  const best = lines.reduce((one, other) => (hits(other) > hits(one) ? other : one), lines[0] ?? '')
  return best.length <= excerptLength ? best : `${best.slice(0, excerptLength)}…`
}

/**
 * Searches the sections of the pages, the best first. A word also matches words that begin with it or differ in one
 * letter.
 */
export const createSearch = (pages: readonly Page[]): ((query: string, limit: number) => Found[]) => {
  const sections = pages.flatMap(sectionsOf)
  const index = new MiniSearch<{ id: number; title: string; heading: string; text: string }>({
    fields: ['title', 'heading', 'text'],
    processTerm: normalized,
    searchOptions: { boost: { heading: 4, title: 2 }, prefix: word => word.length > 3, fuzzy: 0.15 },
  })
  index.addAll(sections.map(({ page, heading, text }, id) => ({ id, title: page.title, heading, text })))
  return (query, limit) =>
    index
      .search(query)
      .slice(0, limit)
      .flatMap(({ id, terms }) => {
        const section = sections[Number(id)]
        if (!section) return []
        const { page, heading, text } = section
        return [{ page: page.to, title: page.title, section: heading, excerpt: excerptOf(text, terms) }]
      })
}
