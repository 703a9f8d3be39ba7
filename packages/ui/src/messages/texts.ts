/** The names in braces, each once, in order. */
type Names<Text extends string, Seen extends string[] = []> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Names<Rest, Name extends Seen[number] ? Seen : [...Seen, Name]>
  : Seen

type Values<Of extends string[]> = { [Index in keyof Of]: string | number }

type Counted = { one: string; other: string }

type Filled<Of extends string[]> = Of extends [] ? string : (...values: Values<Of>) => string

/** The texts of a file, callable. */
export type MessagesOf<Texts> = Texts extends string
  ? Filled<Names<Texts>>
  : Texts extends Counted
    ? (count: number) => string
    : { readonly [Key in keyof Texts]: MessagesOf<Texts[Key]> }

/**
 * The same texts in another language. A counted text has the forms that the language's plural rules need. A missing text
 * is shown in English.
 */
export type TranslationOf<Texts> = Texts extends string
  ? string
  : Texts extends Counted
    ? { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
    : { readonly [Key in keyof Texts]?: TranslationOf<Texts[Key]> }
