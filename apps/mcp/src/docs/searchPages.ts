import { type Page, type Section, sectionsOf } from './page.ts'

interface Found {
  page: string
  title: string
  section: string
  /** The line of the section that has most of the words. */
  excerpt: string
}

interface Indexed {
  section: Section
  /** How often each word occurs; one of a heading counts for several. */
  counts: ReadonlyMap<string, number>
  length: number
}

/** Okapi BM25 in its usual form: how soon repetition stops to count, and how much length does. */
const repetition = 1.2
const lengthWeight = 0.75
const headingWeight = 4
const titleWeight = 2
const excerptLength = 280

const wordsOf = (text: string): string[] =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).map(word => (word.length > 3 ? word.replace(/s$/, '') : word))

const repeated = (text: string, times: number): string[] => Array.from({ length: times }, () => wordsOf(text)).flat()

const indexOf = (section: Section): Indexed => {
  const { page, heading, text } = section
  const words = [...wordsOf(text), ...repeated(heading, headingWeight), ...repeated(page.title, titleWeight)]
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return { section, counts, length: words.length }
}

const excerptOf = (text: string, words: readonly string[]): string => {
  const lines = text.split('\n').filter(line => /\p{L}/u.test(line))
  const hits = (line: string) => new Set(wordsOf(line).filter(word => words.includes(word))).size
  const best = lines.reduce((one, other) => (hits(other) > hits(one) ? other : one), lines[0] ?? '')
  return best.length <= excerptLength ? best : `${best.slice(0, excerptLength)}…`
}

/** How well a section answers the words, each of which counts by how rare it is. */
const scoreOf = (
  { counts, length }: Indexed,
  { rarities, meanLength }: { rarities: ReadonlyMap<string, number>; meanLength: number },
): number => {
  const norm = repetition * (1 - lengthWeight + (lengthWeight * length) / meanLength)
  const parts = [...rarities].map(([word, rarity]) => {
    const count = counts.get(word) ?? 0
    return (rarity * count * (repetition + 1)) / (count + norm)
  })
  return parts.reduce((sum, part) => sum + part, 0)
}

/** A search over the sections of the pages, the best first. */
export const createSearch = (pages: readonly Page[]): ((query: string, limit: number) => Found[]) => {
  const indexed = pages.flatMap(sectionsOf).map(indexOf)
  const meanLength = indexed.reduce((sum, { length }) => sum + length, 0) / Math.max(1, indexed.length)
  const rarityOf = (word: string): number => {
    const having = indexed.filter(({ counts }) => counts.has(word)).length
    return Math.log(1 + (indexed.length - having + 0.5) / (having + 0.5))
  }
  return (query, limit) => {
    const words = [...new Set(wordsOf(query))]
    const rarities = new Map(words.map(word => [word, rarityOf(word)]))
    return indexed
      .map(one => ({ ...one, score: scoreOf(one, { rarities, meanLength }) }))
      .filter(({ score }) => score > 0)
      .sort((one, other) => other.score - one.score)
      .slice(0, limit)
      .map(({ section: { page, heading, text } }) => ({
        ...{ page: page.to, title: page.title, section: heading },
        excerpt: excerptOf(text, words),
      }))
  }
}
