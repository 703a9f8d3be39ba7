/** Stands for a number that JSON can write and JavaScript cannot hold, or would write otherwise. See `toText`. */
const literal = (text: string): string => `§${text}§`

const literals = ['1e400', '-1e400', '-0', '1E+2', '0.1e-999', '123456789012345678901234567890']

/** JSON, with numbers as they were meant. */
export const toText = (value: unknown): string => {
  const text = JSON.stringify(value) ?? ''
  return literals.reduce((written, number) => written.replaceAll(`"${literal(number)}"`, number), text)
}

const nested = (open: string, close: string, depth: number): unknown =>
  JSON.parse(open.repeat(depth) + '1' + close.repeat(depth))

const numbers = [0, -1, 1.5, 1e308, 5e-324, 2 ** 53 + 2, -(2 ** 31), ...literals.map(literal)]
const numericStrings = ['0', '-1', '1', '1.5', '1e3', '0x10', ' 1', '1 ', '١', '9'.repeat(31), 'NaN', 'Infinity']
const words = ['', ' ', 'null', 'undefined', 'true', 'FALSE', '__proto__', 'constructor', 'toString']
const texts = [
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfff',
  '\u202eabc',
  '\ufeff',
  'İ',
  'ſ',
  'K',
  'ß'.repeat(100),
  '💣'.repeat(300),
  'x'.repeat(5_000),
  "'; drop table clients; --",
  '%00%ff%',
  '%s%n%d',
  '../../../etc/passwd',
  '\r\nx-injected: 1',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '00000000-0000-0000-0000-000000000000',
  'FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF',
]
const shapes: unknown[] = [
  [],
  {},
  [[]],
  [null],
  { length: -1 },
  { toString: 1 },
  { then: 1 },
  JSON.parse('{"__proto__": {"type": "coinbase"}, "constructor": {"prototype": {}}}'),
]
const heavy: unknown[] = [
  Array.from({ length: 10_000 }, () => 0),
  Array.from({ length: 10_000 }, () => ({})),
  nested('[', ']', 1_000),
  nested('{"a":', '}', 1_000),
]

/** Values that break servers, each for another reason. */
export const adversarialValues: readonly unknown[] = [
  null,
  true,
  false,
  ...numbers,
  ...numericStrings,
  ...words,
  ...texts,
  ...shapes,
  ...heavy,
]
