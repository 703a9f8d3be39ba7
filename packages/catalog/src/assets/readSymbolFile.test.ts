import { expect, test } from 'vitest'

import { readSymbolFile } from './readSymbolFile.ts'

test('reads a Nasdaq Trader directory, without its test issues and its last line', () => {
  const text = [
    'Symbol|Security Name|Market Category|Test Issue|Financial Status|Round Lot Size|ETF|NextShares',
    'AAPL|Apple Inc. - Common Stock|Q|N|N|100|N|N',
    'ZAZZT|Tick Pilot Test Stock|G|Y|N|100|N|N',
    'File Creation Time: 1120202621:33|||||||',
    '',
  ].join('\r\n')
  expect(readSymbolFile(text)).toEqual([{ symbol: 'AAPL', name: 'Apple Inc. - Common Stock' }])
})

test('reads the directory of the other exchanges', () => {
  const text = 'ACT Symbol|Security Name|Exchange\nBRK.B|Berkshire Hathaway Inc. Class B|N'
  expect(readSymbolFile(text)).toEqual([{ symbol: 'BRK.B', name: 'Berkshire Hathaway Inc. Class B' }])
})

test('reads a CSV with quotes, in any order of columns', () => {
  const text = '\uFEFFname,"Symbol",exchange\n"Say ""Hi"", Inc.", HI ,N\nPlain Co,PL,\n,\n'
  expect(() => readSymbolFile(text)).toThrow('line 4')
  expect(readSymbolFile(text.replace('\n,\n', '\n'))).toEqual([
    { symbol: 'HI', name: 'Say "Hi", Inc.' },
    { symbol: 'PL', name: 'Plain Co' },
  ])
})

test.each([
  ['', 'line 1'],
  ['symbol,company\nA,B', 'line 1'],
  ['symbol,name\nA B,Co', 'line 2'],
  ['symbol,name\nA,', 'line 2'],
  ['symbol,name\n', 'lists nothing'],
])('refuses %j, naming the place', (text, place) => expect(() => readSymbolFile(text)).toThrow(place))
