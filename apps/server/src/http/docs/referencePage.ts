import { escape, shell } from './shell.ts'

export interface Reference {
  at: string
  title: string
  /** URL of the OpenAPI document. */
  document: string
}

const postmanOf = (document: string): string => document.replace(/swagger\.json$/, 'postman.json')

/** One API's reference: the page that Swagger UI draws into. */
export const referencePage = ({ at, title, document }: Reference): string =>
  shell({
    at,
    title: `${title} · Rialto API`,
    head: `<link rel="stylesheet" href="/docs/reference/swagger-ui.css">
<link rel="stylesheet" href="/docs/reference/reference.css">
<script src="/docs/reference/swagger-ui-bundle.js" defer></script>
<script src="/docs/reference/reference.js" defer></script>`,
    // Swagger UI draws the main element.
    hasOwnMain: true,
    body: `<nav aria-label="Downloads"><a href="${escape(document)}" download>OpenAPI 3.0.1</a> <a href="${escape(postmanOf(document))}" download="rialto.postman.json">Postman collection</a></nav>
<div id="reference" data-document="${escape(document)}"><p>Loading the reference…</p></div>
<noscript><p>The reference needs JavaScript. The document itself: <a href="${escape(document)}">OpenAPI 3.0.1</a>.</p></noscript>`,
  })

/**
 * Plug-ins that send requests to other hosts are off: the validator, the proxy and downloads by URL. Requests go to the
 * server that shows the page, under any of its addresses.
 */
export const referenceScript = `const root = document.getElementById('reference')
fetch(root.dataset.document).then(answer => answer.json()).then(spec => SwaggerUIBundle({
  spec: {
    ...spec,
    info: { ...spec.info, contact: undefined },
    servers: [{ url: location.origin, description: 'This server.' }],
  },
  domNode: root,
  presets: [SwaggerUIBundle.presets.apis],
  validatorUrl: null,
  deepLinking: true,
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  defaultModelExpandDepth: 2,
  defaultModelRendering: 'example',
  displayRequestDuration: true,
  persistAuthorization: false,
  filter: true,
}))

// Adds the labels for assistive technology that Swagger UI omits, after each of its renders.
const each = (selector, change) => root.querySelectorAll(selector).forEach(change)
const name = (selector, text) => each(selector, one => one.setAttribute('aria-label', text))
const region = (selector, text) => each(selector, one => (one.setAttribute('role', 'region'), one.setAttribute('aria-label', text)))
const makeAccessible = () => {
  region('.information-container', 'About this API')
  region('.scheme-container', 'Server and authorization')
  region('.filter', 'Filter')
  name('#servers', 'Server')
  name('.examples-select-element', 'Example')
  each('pre.microlight, .highlight-code pre', one => one.setAttribute('tabindex', '0'))
  each('.opblock-summary-control a[href]', one => one.removeAttribute('href'))
  each('h3, h4, h5', one => one.setAttribute('aria-level', String(Number(one.tagName[1]) - 1)))
}
let isDue = false
new MutationObserver(() => {
  if (isDue) return
  isDue = true
  requestAnimationFrame(() => ((isDue = false), makeAccessible()))
}).observe(root, { childList: true, subtree: true })
`
