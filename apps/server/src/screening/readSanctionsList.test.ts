import { listedAddressKeys } from '@rialto/catalog'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { readSanctionsList as readPieces, SanctionsListError } from './readSanctionsList.ts'

const readSanctionsList = (text: string) => readPieces([text])

const evm = '0xBad0000000000000000000000000000000000001'
const segwit = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'

/** The shape of SDN.XML, with people who do not exist. */
const sdn = (ids: string) => `<?xml version="1.0" standalone="yes"?>
<sdnList xmlns="https://sanctionslistservice.example/XML">
  <publshInformation><Publish_Date>11/20/2026</Publish_Date><Record_Count>2</Record_Count></publshInformation>
  <sdnEntry>
    <uid>1001</uid><firstName>Ada &amp; Co</firstName><lastName>EXAMPLE</lastName><sdnType>Individual</sdnType>
    <akaList><aka><uid>77</uid><lastName>ALIAS</lastName></aka></akaList>
    <idList>${ids}</idList>
  </sdnEntry>
  <sdnEntry><uid>1002</uid><lastName>NO WALLET LTD</lastName></sdnEntry>
</sdnList>`
const id = (type: string, number: string) =>
  `<id><uid>9</uid><idType>${type}</idType><idNumber>${number}</idNumber></id>`

/** The shape of SDN_ADVANCED.XML. */
const advanced = `<?xml version="1.0" encoding="utf-8"?>
<Sanctions xmlns="https://sanctionslistservice.example/ADVANCED_XML">
  <DateOfIssue CalendarTypeID="1"><Year>2026</Year><Month>11</Month><Day>5</Day></DateOfIssue>
  <ReferenceValueSets><FeatureTypeValues>
    <FeatureType ID="8">Birthdate</FeatureType>
    <FeatureType ID="345">Digital Currency Address - ETH</FeatureType>
  </FeatureTypeValues></ReferenceValueSets>
  <DistinctParties><DistinctParty><Profile ID="5">
    <Identity ID="21386"><Alias Primary="true">
      <DocumentedName><DocumentedNamePart><NamePartValue>EXAMPLE</NamePartValue></DocumentedNamePart>
        <DocumentedNamePart><NamePartValue>Ada</NamePartValue></DocumentedNamePart></DocumentedName>
      </Alias><Alias><DocumentedName><DocumentedNamePart><NamePartValue>OTHER</NamePartValue></DocumentedNamePart></DocumentedName></Alias>
    </Identity>
    <Feature FeatureTypeID="8"><FeatureVersion><VersionDetail>1970</VersionDetail></FeatureVersion></Feature>
    <Feature FeatureTypeID="345"><FeatureVersion><VersionDetail>${evm}</VersionDetail></FeatureVersion>
      <IdentityReference IdentityID="21386"/></Feature>
  </Profile></DistinctParty></DistinctParties>
</Sanctions>`

describe('readSanctionsList', () => {
  test('only digital currency addresses are read from SDN.XML, of every currency', async () => {
    const list = sdn(
      [
        id('Passport', 'X1234567'),
        id('Digital Currency Address - ETH', evm),
        id('Digital Currency Address - XBT', segwit.toUpperCase()),
      ].join(''),
    )
    expect(await readSanctionsList(list)).toEqual({
      publishedOn: '11/20/2026',
      entries: [
        { address: evm.toLowerCase(), entry: '1001', name: 'Ada & Co EXAMPLE' },
        { address: segwit, entry: '1001', name: 'Ada & Co EXAMPLE' },
      ],
      skippedLines: [],
    })
  })

  test('SDN_ADVANCED.XML is read, with the first name of the identity', async () => {
    expect(await readSanctionsList(advanced)).toEqual({
      publishedOn: '2026-11-05',
      entries: [{ address: evm.toLowerCase(), entry: '21386', name: 'EXAMPLE Ada' }],
      skippedLines: [],
    })
  })

  test('an address that lies across the pieces in which a long file is read is whole', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 128 * 1024 - 400, max: 128 * 1024 + 20 }), async padding => {
        const list = sdn(`<!--${'é'.repeat(padding)}-->${id('Digital Currency Address - ETH', evm)}`)
        expect((await readSanctionsList(list)).entries).toMatchObject([{ address: evm.toLowerCase() }])
      }),
      { numRuns: 20 },
    )
  })

  test.each([
    ['SDN.XML', `\uFEFF${sdn(id('Digital Currency Address - ETH', evm))}`],
    ['text', `\uFEFF# own\n\n${evm} É 😀\nsee the annex\n${segwit}`],
    ['OpenSanctions', JSON.stringify({ id: 'w', schema: 'CryptoWallet', properties: { publicKey: [evm] } })],
  ])('%s is read alike however it was cut on its way', async (_, text) => {
    const whole = await readSanctionsList(text)
    expect(whole.entries.length).toBeGreaterThan(0)
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 6 }), async cuts => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), text.length]
        const pieces = at.slice(1).map((end, index) => text.slice(at[index], end))
        expect(await readPieces(pieces)).toEqual(whole)
      }),
    )
  })

  test('a file without lines is rejected, and is not searched as one line', async () => {
    await expect(readPieces(Array.from({ length: 40 }, () => '0'.repeat(65_536)))).rejects.toThrow('two million')
  })

  test('wallets are read from the entities of OpenSanctions', async () => {
    const lines = [
      { id: 'NK-1', schema: 'Person', caption: 'Somebody', properties: { name: ['Somebody'] } },
      {
        id: 'ofac-wallet-1',
        schema: 'CryptoWallet',
        caption: evm,
        properties: { publicKey: [evm], currency: ['ETH'] },
      },
      { id: 'ofac-wallet-2', schema: 'CryptoWallet', caption: 'A mixer', properties: { publicKey: [segwit] } },
    ]
    expect((await readSanctionsList(`${lines.map(line => JSON.stringify(line)).join('\n')}\n`)).entries).toEqual([
      { address: evm.toLowerCase(), entry: 'ofac-wallet-1', name: '' },
      { address: segwit, entry: 'ofac-wallet-2', name: 'A mixer' },
    ])
  })

  test('plain text is read, one address a line, with comments and names', async () => {
    const text = `# of our own\r\n${evm}\r\n\r\n${segwit}, A mixer # 2026\n`
    expect((await readSanctionsList(text)).entries).toEqual([
      { address: evm.toLowerCase(), entry: '', name: '' },
      { address: segwit, entry: '', name: 'A mixer' },
    ])
  })

  test('a line without an address is skipped and reported, and the others are kept', async () => {
    const text = `${evm}\nsee the annex\n${segwit}\n`
    const { entries, skippedLines } = await readSanctionsList(text)
    expect(entries.map(({ address }) => address)).toEqual([evm.toLowerCase(), segwit])
    expect(skippedLines).toEqual([2])
  })

  test.each([
    ['TON in plain Base64', 'EQDbwbTJAP/kjVdbXaXGOAQBJfZdsP4+JElLduqYZFfZhhBz'],
    ['TON, raw, on the masterchain', `-1:${'0a'.repeat(32)}`],
    ['a short form of Sui', '0x2'],
  ])('takes %s', async (_, address) => {
    const { entries, skippedLines } = await readSanctionsList(`${evm}\n${address} Somebody\n`)
    expect(skippedLines).toEqual([])
    expect(entries.at(-1)).toEqual({ address: listedAddressKeys(address)[0], entry: '', name: 'Somebody' })
  })

  test('every account that an address may name is listed', async () => {
    const { entries } = await readSanctionsList('3MSvaVbVFFLML86rt5eqgA9SvW23upaXdY')
    expect(entries.map(({ address }) => address)).toEqual([
      '3MSvaVbVFFLML86rt5eqgA9SvW23upaXdY',
      'MTf4tP1TCNBn8dNkyxeBVoPrFCcVzxJvvh',
    ])
  })

  test.each([
    ['XML that ends early', advanced.slice(0, -200)],
    ['another XML', '<?xml version="1.0"?><rss><channel/></rss>'],
    ['a page', '<!DOCTYPE html><html><body>Service unavailable</body></html>'],
    ['entities in XML', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${sdn('')}`],
    ['JSON that is no entity', '{"error": "too many requests"}'],
    ['JSON that ends early', '{"id": "NK-1", "schema": '],
    ['prose', 'Too many requests. Try again later.'],
  ])('%s is not a list', async (_, text) => {
    await expect(readSanctionsList(text)).rejects.toThrow(SanctionsListError)
  })
})
