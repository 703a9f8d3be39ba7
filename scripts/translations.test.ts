import { expect, test } from 'vitest'

// @ts-expect-error a script without types
import { missingIn } from './translations.mjs'

const english = { common: { back: 'Back', files: { one: '{count} file', other: '{count} files' } }, title: 'Title' }

test.each([
  [{ common: { back: 'Zurück', files: { other: '{count} Dateien' } }, title: 'Titel' }, []],
  [{ common: { files: { other: '{count} Dateien' } } }, ['common.back', 'title']],
  [{ title: 'Titel' }, ['common.back', 'common.files']],
])('the texts that %j lacks are listed by their paths', (translation, missing) =>
  expect((missingIn as (english: object, translation: object) => string[])(english, translation)).toEqual(missing),
)
