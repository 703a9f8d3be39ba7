export function byId(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page has no #${id}.`)
  return found
}

/** Strings become text nodes only: data from the network is never markup. */
export function h(tag: string, attributes: Record<string, string>, ...children: (Node | string)[]): HTMLElement {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value)
  made.append(...children)
  return made
}

export const rawJson = (value: unknown): HTMLElement =>
  h('details', {}, h('summary', {}, 'Raw JSON'), h('pre', { tabindex: '0' }, JSON.stringify(value, null, 2)))
