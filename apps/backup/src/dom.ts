type Child = Node | string | undefined

/** An element with attributes and children. Texts are text nodes, never markup. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | (() => void) | undefined>> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== undefined) element.setAttribute(name, value)
  }
  element.append(...children.filter(child => child !== undefined))
  return element
}

const svgNamespace = 'http://www.w3.org/2000/svg'

/** A picture of one path, hidden from assistive technology. */
function svg(viewBox: string, path: string, attributes: Readonly<Record<string, string>> = {}): SVGElement {
  const root = document.createElementNS(svgNamespace, 'svg')
  for (const [name, value] of Object.entries({ viewBox, 'aria-hidden': 'true', ...attributes }))
    root.setAttribute(name, value)
  const drawing = document.createElementNS(svgNamespace, 'path')
  drawing.setAttribute('d', path)
  root.append(drawing)
  return root
}

const strokes = {
  class: 'icon',
  fill: 'none',
  stroke: 'currentColor',
  'stroke-width': '1.6',
  'stroke-linecap': 'round',
}

const icons = {
  back: 'M12.5 4.5 7 10l5.5 5.5',
  close: 'm5 5 10 10M15 5 5 15',
  chevron: 'M7.5 4.5 13 10l-5.5 5.5',
  copy: 'M7.5 7.5h8v9h-8v-9Zm-3 5.5v-9.5h8',
  check: 'm4.5 10.5 3.5 3.5 7.5-8',
  alert: 'M10 3 2.5 16.5h15L10 3Zm0 5v4M10 14v.2',
}

export const icon = (name: keyof typeof icons): SVGElement => svg('0 0 20 20', icons[name], strokes)
