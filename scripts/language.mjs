import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

import { root } from './sources.mjs'

/**
 * Counts sentences that name a thing by a clause about it (`what an ended server held`) where the field has a noun
 * ("leases of a stopped process"), and test names without a subject. Reads comments, test names and Markdown. The check
 * fails if a kind of text has more matches than its budget in languageBudgets.json allows. Budgets may only fall.
 *
 *     node scripts/language.mjs                 the check, as `npm run check -- language` runs it
 *     node scripts/language.mjs --list PATH...  every match in these files and folders
 *     node scripts/language.mjs --lower         sets each budget to the present count, where that is lower
 */

const budgetsFile = join(root, 'scripts/languageBudgets.json')

const symptoms = [
  {
    pattern: /^(What|Who|Whoever|Whatever|Whose|Where|That)\b(?!.*\?)/,
    advice: 'begin with a noun or a verb: "leases of a stopped process", not "what an ended server held"',
  },
  {
    pattern:
      /\b(what|whoever|whatever|who)\s+(is|was|has|had|it|they|we|an?|the|its|must|may|can|cannot|does|did|lies|came|comes|differs|follows|remains|keeps|holds|needs|will|would|should|users?|nobody|somebody)\b/,
    advice: 'replace the clause by a noun: "the holder", "the request", "the limits"',
  },
  {
    pattern: /\b(nobody|somebody|whoever|anybody)\b/i,
    advice: 'name the actor: "no user", "the caller", "the operator"',
  },
  {
    pattern:
      /\b(is|are) no\b(?! longer)|\bis none\b|\bare none\b|\bas it (is|was|stands)\b|\bto be had\b|\bfor its? time\b/i,
    advice: 'use the plain form: "is not a", "none", "no rows", "unchanged", "unavailable"',
  },
  {
    pattern:
      /\b(is over|runs? out|ran out|under way|goes on|go on|by itself|of its own|of their own|as they come|once more|for good|in turn)\b/i,
    advice: 'use the standard term: "expired", "in progress", "continues", "its own", "again", "permanently"',
  },
  {
    pattern: /\b(followers?|operator queue|keptDays|heldAsk|askId|alreadyAsked)\b/,
    advice: 'use the term of docs/glossary.md: "reconciler", "review queue", "retention", "pending request"',
  },
]

const subjectless = {
  // A finite verb, a preposition or a relative pronoun in place of the subject, or too few words for a sentence.
  pattern:
    /^(?:(?:is|are|was|has|have|does|do|may|can|and|or|of|that|what|whatever|who|whoever|whose|accepts|adds|answers|asks|begins|believes|brings|calls|carries|checks|comes|compares|connects|counts|covers|debits|drops|ends|fails|finds|gets|gives|goes|holds|keeps|knows|leaves|lets|lists|looks|makes|moves|names|needs|offers|opens|passes|reaches|reads|refreshes|refuses|rejects|removes|repeats|replaces|reports|requests|returns|runs|says|sends|shows|signs|stays|sums|takes|turns|waits|withdraws|writes)\b|[^ ]+(?: [^ ]+)?$)/,
  advice: 'write a sentence with a subject and a verb: "a link token opens one session"',
}

/** Each sentence of a text with the line of the text that it begins on. */
const sentencesOf = text => {
  const plain = text.replaceAll(/@\w+.*/g, '').replaceAll(/`[^`]*`/g, code => `X${code.replaceAll(/[^\n]/g, '')}`)
  const sentences = []
  let line = 1
  for (const part of plain.split(/((?<=[.!?:;])\s+|\n\n)/)) {
    const sentence = part.replaceAll(/\s+/g, ' ').trim()
    const before = part.match(/^\s*/)[0].split('\n').length - 1
    if (sentence.split(' ').length >= 3) sentences.push({ line: line + before, sentence })
    line += part.split('\n').length - 1
  }
  return sentences
}

const lineAt = (text, index) => text.slice(0, index).split('\n').length

const commentsOf = text => {
  const blocks = [...text.matchAll(/\/\*\*?([\s\S]*?)\*\//g)].map(({ 1: body, index }) => [
    index,
    body.replaceAll(/^[ \t]*\*[ \t]?/gm, ''),
  ])
  const lines = [...text.matchAll(/(?:^[ \t]*\/\/.*\n?)+/gm)].map(({ 0: body, index }) => [
    index,
    body.replaceAll(/^[ \t]*\/+[ \t]?/gm, ''),
  ])
  return [...blocks, ...lines].flatMap(([index, body]) => {
    const before = lineAt(text, index) - 1
    return sentencesOf(body).map(({ line, sentence }) => ({ line: line + before, sentence }))
  })
}

const testNamesOf = text =>
  [...text.matchAll(/\b(test|it|describe|rule)(?:\.\w+)*(?:\([^'"`]*\))?\(\s*(['"`])((?:\\.|(?!\2).)*)\2/g)].map(
    ({ 1: call, 3: sentence, index }) => ({ line: lineAt(text, index), sentence, call }),
  )

const proseOf = text =>
  sentencesOf(text.replaceAll(/```[\s\S]*?```/g, code => code.replaceAll(/[^\n]/g, '')).replaceAll(/^\|.*$/gm, ''))

const withoutSubject = text => testNamesOf(text).filter(({ call }) => call === 'test' || call === 'it')

const documents = /^(docs\/.*|[A-Z]+|.*README|.*MAPPING|\.changeset\/.*)\.md$/
const sources = /^(packages|apps|examples|scripts|bench)\/.*\.(tsx?|mjs)$/
const tests = /\.test\.tsx?$/

const kinds = [
  { name: 'comments', wanted: sources, unwanted: /\.test\.|generated/, read: commentsOf, symptoms },
  { name: 'test names', wanted: tests, unwanted: /generated/, read: testNamesOf, symptoms },
  {
    name: 'test names without a subject',
    wanted: tests,
    unwanted: /generated/,
    read: withoutSubject,
    symptoms: [subjectless],
  },
  { name: 'documents', wanted: documents, unwanted: /CHANGELOG|node_modules/, read: proseOf, symptoms },
]

/**
 * The sentences of one file to rewrite.
 *
 * @param {string} file path from the root of the repository, which decides what is read of it
 * @returns {{ file: string, line: number, kind: string, sentence: string, advice: string }[]}
 */
export const checkLanguage = (file, text) =>
  kinds
    .filter(({ wanted, unwanted }) => wanted.test(file) && !unwanted.test(file))
    .flatMap(({ name, read, symptoms }) =>
      read(text).flatMap(({ line, sentence }) => {
        const symptom = symptoms.find(({ pattern }) => pattern.test(sentence))
        return symptom ? [{ file, line, kind: name, sentence, advice: symptom.advice }] : []
      }),
    )

/**
 * The kinds of text above their budget.
 *
 * @param {{ kind: string }[]} found
 * @param {Record<string, number>} budgets by kind; 0 for a kind that is missing
 */
export const overBudget = (found, budgets) =>
  kinds
    .map(({ name }) => ({
      kind: name,
      count: found.filter(({ kind }) => kind === name).length,
      budget: budgets[name] ?? 0,
    }))
    .filter(({ count, budget }) => count > budget)

/** The budgets, each lowered to its count. None is raised. */
export const lowerBudgets = (found, budgets) =>
  Object.fromEntries(
    kinds.map(({ name }) => [
      name,
      Math.min(budgets[name] ?? Infinity, found.filter(({ kind }) => kind === name).length),
    ]),
  )

const git = (...words) =>
  execFileSync('git', words, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28, stdio: ['ignore', 'pipe', 'ignore'] })

/** `file:line` of each line that differs from the main branch, or from the last commit if there is only one branch. */
const changedLines = () => {
  const base = ['origin/main', 'main'].flatMap(branch => {
    try {
      return [git('merge-base', 'HEAD', branch).trim()]
    } catch {
      return []
    }
  })[0]
  const changed = new Set()
  let file = ''
  for (const line of git('diff', '-U0', base ?? 'HEAD').split('\n')) {
    if (line.startsWith('+++ b/')) file = line.slice(6)
    const [, first, count = '1'] = line.match(/^@@ .* \+(\d+)(?:,(\d+))? @@/) ?? []
    for (let at = 0; first && at < Number(count); at += 1) changed.add(`${file}:${Number(first) + at}`)
  }
  return changed
}

const readAll = () =>
  git('ls-files', '--cached', '--others', '--exclude-standard')
    .split('\n')
    .filter(file => kinds.some(({ wanted }) => wanted.test(file)) && existsSync(join(root, file)))
    .flatMap(file => checkLanguage(file, readFileSync(join(root, file), 'utf8')))

const print = found => {
  for (const { file, line, sentence, advice } of found)
    console.log(`${file}:${line}: ${sentence.slice(0, 160)}\n    ${advice}`)
}

const main = ([flag, ...paths]) => {
  const found = readAll()
  const budgets = JSON.parse(readFileSync(budgetsFile, 'utf8'))
  if (flag === '--list') return print(found.filter(({ file }) => paths.some(path => file.startsWith(path))))
  if (flag === '--lower')
    return writeFileSync(budgetsFile, `${JSON.stringify(lowerBudgets(found, budgets), undefined, 2)}\n`)
  const over = overBudget(found, budgets)
  if (over.length === 0) return
  process.exitCode = 1
  const excess = found.filter(({ kind }) => over.some(other => other.kind === kind))
  const changed = changedLines()
  const mine = excess.filter(({ file, line }) => changed.has(`${file}:${line}`))
  print((mine.length > 0 ? mine : excess).slice(0, 40))
  for (const { kind, count, budget } of over) console.log(`${kind}: ${count}, ${budget} allowed`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))
