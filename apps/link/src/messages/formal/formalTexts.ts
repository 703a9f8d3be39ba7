import type { FirstTranslation, LaterTranslation } from '../messages.ts'

type Partly<Texts> = { readonly [Key in keyof Texts]?: Texts[Key] extends string ? string : Partly<Texts[Key]> }

/** Texts of every step that address the user formally. Texts without an address are absent. */
export type FormalTexts = Partly<FirstTranslation> & Partly<LaterTranslation>

interface Tree {
  readonly [key: string]: string | Tree | undefined
}

/** The translation, with the formal texts in place of the familiar ones. */
export function withFormal<Translation>(translation: Translation, formal: FormalTexts): Translation {
  const replace = (texts: Tree, others: Tree): Tree =>
    Object.fromEntries(
      Object.entries(texts).map(([key, text]) => {
        const other = others[key]
        return [key, typeof text === 'object' && typeof other === 'object' ? replace(text, other) : (other ?? text)]
      }),
    )
  return replace(translation as Tree, formal as Tree) as Translation
}
