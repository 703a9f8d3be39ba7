import type { ReactNode } from 'react'

/** Placeholder for an element in a text. */
const object = '\uFFFC'

type FilledProps = { text: (...values: string[]) => string; children: ReactNode | readonly ReactNode[] }

/** A text with elements in place of its values, in their order. */
export function Filled({ text, children }: FilledProps) {
  const elements = Array.isArray(children) ? children : [children]
  const marks = elements.map((_, index) => `${object}${index}`)
  return text(...marks)
    .split(/(\uFFFC\d)/)
    .map(part => (part.startsWith(object) ? elements[Number(part.slice(1))] : part))
}
