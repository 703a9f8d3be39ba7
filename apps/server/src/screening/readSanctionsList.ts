import { setImmediate as nextTurn } from 'node:timers/promises'

import { listedAddressKeys } from '@rialto/catalog'
import type { SanctionsListEntry } from '@rialto/core'
import { SaxesParser, type SaxesTagPlain } from 'saxes'

interface ReadList {
  publishedOn: string | undefined
  entries: SanctionsListEntry[]
  /** Numbers of unreadable lines. One damaged line must not make the rest of a list unusable. */
  skippedLines: number[]
}

/** The file is not a list of addresses in a known format. The message contains none of its content. */
export class SanctionsListError extends Error {
  override readonly name = 'SanctionsListError'
}

/**
 * Reads a list of sanctioned addresses in one of these published forms:
 * - the SDN list of the US Treasury's OFAC as XML, both `SDN.XML` and `SDN_ADVANCED.XML`,
 * - entities of OpenSanctions, one JSON object a line (`entities.ftm.json`),
 * - plain text: one address a line, followed by white space or a comma and the entry's name; `#` begins a comment.
 *
 * Addresses of all currencies are read, since one key may hold assets on many chains. A list may have a hundred
 * megabytes: requests are served while it is read.
 *
 * @throws SanctionsListError
 */
export const readSanctionsList = async (pieces: readonly string[]): Promise<ReadList> => {
  const start = startOf(pieces)
  if (start.startsWith('<')) return readXml(slicesOf(pieces))
  return readEachLine(slicesOf(pieces), start.startsWith('{') ? readEntity : readLine)
}

const startOf = (pieces: readonly string[]): string => {
  let start = ''
  for (const piece of pieces) {
    if (start.length > 1_000) break
    start += piece.slice(0, 1_000)
  }
  return withoutMark(start).trimStart()
}

const withoutMark = (text: string): string => text.replace(/^\uFEFF/, '')

const charactersPerTurn = 128 * 1024

/** The file in slices that are read without a pause, without the byte order mark. */
async function* slicesOf(pieces: readonly string[]): AsyncGenerator<string> {
  for (const [index, piece] of pieces.entries()) {
    const text = index === 0 ? withoutMark(piece) : piece
    for (let start = 0; start < text.length; start += charactersPerTurn) {
      yield text.slice(start, start + charactersPerTurn)
      await nextTurn()
    }
  }
}

/** Base64 of TON has `+` and `/`, its raw form may begin with `-1:`, and a short form of Aptos or Sui has few letters. */
const addressLine = /^(0x[0-9a-f]{1,64}|(?:-1:)?[0-9a-z][0-9a-z:_+/-]{19,119})(?:[\s,;]+(.*))?$/i

const readLine = (line: string): SanctionsListEntry[] | undefined => {
  const content = line.replace(/(^|\s)#.*$/, '').trim()
  if (content === '') return []
  const [, address, rest = ''] = addressLine.exec(content) ?? []
  if (address === undefined) return undefined
  return entriesOf(address, '', rest.trim())
}

/** The longest line of a published list has some thousand characters. */
const maxLineCharacters = 2 * 1024 * 1024

/** @throws SanctionsListError for a line that cannot be one of a list: the file has no lines. */
async function* linesOf(slices: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const slice of slices) {
    const lines = `${rest}${slice}`.split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > maxLineCharacters)
      throw new SanctionsListError('it has a line of more than two million characters')
  }
  if (rest !== '') yield rest
}

const readEachLine = async (
  slices: AsyncIterable<string>,
  read: (line: string) => SanctionsListEntry[] | undefined,
): Promise<ReadList> => {
  const entries: SanctionsListEntry[] = []
  const skippedLines: number[] = []
  let number = 0
  for await (const line of linesOf(slices)) {
    number += 1
    const found = read(line.trim())
    if (found === undefined) skippedLines.push(number)
    else entries.push(...found)
  }
  if (skippedLines.length > entries.length)
    throw new SanctionsListError(`${skippedLines.length} lines cannot be read, the first is line ${skippedLines[0]}`)
  return { publishedOn: undefined, entries, skippedLines }
}

/** One entry for each account that the address may stand for, because most lists do not name the network. */
const entriesOf = (address: string, entry: string, name: string): SanctionsListEntry[] =>
  listedAddressKeys(address.trim()).map(key => ({ address: key, entry: entry.slice(0, 100), name: name.slice(0, 300) }))

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const parse = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}

const readEntity = (line: string): SanctionsListEntry[] | undefined => {
  if (line === '') return []
  const entity = parse(line)
  if (!isRecord(entity) || typeof entity['id'] !== 'string' || !isRecord(entity['properties'])) return undefined
  const { id, schema, caption, properties } = entity
  const keys = properties['publicKey']
  if (schema !== 'CryptoWallet' || !Array.isArray(keys)) return []
  return keys.flatMap((key: unknown) =>
    typeof key === 'string' ? entriesOf(key, id, typeof caption === 'string' && caption !== key ? caption : '') : [],
  )
}

/** `Digital Currency Address - XBT` */
const idType = /^digital currency address\b/i

const parserInto = (sdn: ReturnType<typeof createSdnReader>): SaxesParser => {
  const parser = new SaxesParser()
  let content = ''
  parser.on('doctype', () => {
    throw new SanctionsListError('the XML has a document type, which no published list has')
  })
  parser.on('opentag', tag => {
    content = ''
    sdn.open(localName(tag.name), tag.attributes)
  })
  parser.on('text', piece => {
    content += piece
  })
  parser.on('closetag', (tag: SaxesTagPlain) => {
    sdn.close(localName(tag.name), content.trim())
    content = ''
  })
  parser.on('error', error => {
    throw new SanctionsListError(`the XML is damaged: ${error.message.slice(0, 100)}`)
  })
  return parser
}

/** Elements that both forms of the SDN list use, by local name. */
const readXml = async (slices: AsyncIterable<string>): Promise<ReadList> => {
  const sdn = createSdnReader()
  const parser = parserInto(sdn)
  for await (const slice of slices) parser.write(slice)
  parser.close()
  return sdn.result()
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

type Attributes = Readonly<Record<string, string>>

interface SdnReader {
  open(element: string, attributes: Attributes): void
  close(element: string, content: string): void
  /** @throws SanctionsListError if the XML is not an SDN list. */
  result(): ReadList
}

const createSdnReader = (): SdnReader => {
  const path: string[] = []
  const entries: SanctionsListEntry[] = []
  /** For SDN_ADVANCED.XML: the feature types for addresses, and the addresses by identity until a profile names it. */
  const addressTypes = new Set<string>()
  const byIdentity = new Map<string, string>()
  const found: { address: string; identity: string }[] = []
  let publishedOn: string | undefined
  let isList = false
  let sdn = { uid: '', firstName: '', lastName: '', type: '', number: '' }
  let typeId = ''
  let feature = { typeId: '', addresses: [] as string[], identity: '' }
  const date = { Year: '', Month: '', Day: '' }
  const identity = { id: '', parts: [] as string[], isNamed: false }

  const opened: Record<string, (attributes: Attributes) => void> = {
    sdnList: () => void (isList = true),
    Sanctions: () => void (isList = true),
    sdnEntry: () => void (sdn = { uid: '', firstName: '', lastName: '', type: '', number: '' }),
    FeatureType: attributes => void (typeId = attributes['ID'] ?? ''),
    Feature: attributes => void (feature = { typeId: attributes['FeatureTypeID'] ?? '', addresses: [], identity: '' }),
    IdentityReference: attributes => void (feature.identity = attributes['IdentityID'] ?? ''),
    Identity: attributes => Object.assign(identity, { id: attributes['ID'] ?? '', parts: [], isNamed: false }),
  }
  const closed: Record<string, (content: string, parent: string) => void> = {
    Publish_Date: content => void (publishedOn = content),
    Year: (content, parent) => void (parent === 'DateOfIssue' && (date.Year = content)),
    Month: (content, parent) => void (parent === 'DateOfIssue' && (date.Month = content.padStart(2, '0'))),
    Day: (content, parent) => void (parent === 'DateOfIssue' && (date.Day = content.padStart(2, '0'))),
    DateOfIssue: () => void (publishedOn ??= `${date.Year}-${date.Month}-${date.Day}`),
    uid: (content, parent) => void (parent === 'sdnEntry' && (sdn.uid = content)),
    firstName: (content, parent) => void (parent === 'sdnEntry' && (sdn.firstName = content)),
    lastName: (content, parent) => void (parent === 'sdnEntry' && (sdn.lastName = content)),
    idType: content => void (sdn.type = content),
    idNumber: content => void (sdn.number = content),
    id: (_, parent) => {
      if (parent !== 'idList' || !idType.test(sdn.type) || sdn.number === '') return
      entries.push(...entriesOf(sdn.number, sdn.uid, `${sdn.firstName} ${sdn.lastName}`.trim()))
    },
    FeatureType: content => void (idType.test(content) && addressTypes.add(typeId)),
    VersionDetail: content => void (content !== '' && feature.addresses.push(content)),
    Feature: () => {
      if (!addressTypes.has(feature.typeId)) return
      found.push(...feature.addresses.map(address => ({ address, identity: feature.identity })))
    },
    NamePartValue: content => void (identity.isNamed || identity.parts.push(content)),
    // The first documented name is the primary one; others follow as aliases.
    DocumentedName: () => void (identity.isNamed = true),
    Identity: () => void byIdentity.set(identity.id, identity.parts.join(' ')),
  }
  return {
    open(element, attributes) {
      path.push(element)
      opened[element]?.(attributes)
    },
    close(element, content) {
      path.pop()
      closed[element]?.(content, path.at(-1) ?? '')
    },
    result() {
      if (!isList) throw new SanctionsListError('the XML is not an SDN list')
      const advanced = found.flatMap(({ address, identity: id }) => entriesOf(address, id, byIdentity.get(id) ?? ''))
      return { publishedOn, entries: [...entries, ...advanced], skippedLines: [] }
    },
  }
}
