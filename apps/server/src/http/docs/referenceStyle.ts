/** Swagger UI in Rialto's design tokens. Its colours are fixed, so each is overridden. */
export const referenceStyle = `
.swagger-ui, .swagger-ui .info .title, .swagger-ui .opblock-tag, .swagger-ui .opblock .opblock-summary-path,
.swagger-ui .opblock .opblock-summary-description, .swagger-ui table thead tr td, .swagger-ui table thead tr th,
.swagger-ui .parameter__name, .swagger-ui .response-col_status, .swagger-ui .opblock-description-wrapper p,
.swagger-ui .opblock .opblock-section-header h4, .swagger-ui .opblock .opblock-section-header > label,
.swagger-ui .responses-inner h4, .swagger-ui .responses-inner h5, .swagger-ui label, .swagger-ui .tab li,
.swagger-ui .model, .swagger-ui .model-title, .swagger-ui section.models h4, .swagger-ui .info li, .swagger-ui .info p,
.swagger-ui .dialog-ux .modal-ux-header h3, .swagger-ui .dialog-ux .modal-ux-content p, .swagger-ui .dialog-ux .modal-ux-content h4,
.swagger-ui .auth-container h4, .swagger-ui .markdown p, .swagger-ui .renderedMarkdown p { color: var(--r-ink); font-family: var(--r-font) }
.swagger-ui .opblock .opblock-summary-description, .swagger-ui .parameter__type, .swagger-ui .parameter__in, .swagger-ui .response-col_links,
.swagger-ui .parameter__extension, .swagger-ui .prop-format, .swagger-ui .prop-type { color: var(--r-ink-soft) }
.swagger-ui code, .swagger-ui .opblock .opblock-summary-path, .swagger-ui .parameter__name, .swagger-ui .parameter__type { font-family: var(--r-mono) }
.swagger-ui table.headers td.header-col { color: var(--r-ink) } .swagger-ui table.headers .header-example { color: var(--r-ink-soft) }
.swagger-ui .wrapper { padding: 0; max-width: none }
.swagger-ui .info { margin: 0 0 var(--r-space-5) } .swagger-ui .info .title { font-size: 1.75rem } .swagger-ui .info .title small { background: var(--r-accent) }
.swagger-ui .info .title small pre { color: var(--r-surface); font-family: var(--r-mono) }
.swagger-ui .info a, .swagger-ui a.nostyle, .swagger-ui .link { color: var(--r-accent) } .swagger-ui a.nostyle, .swagger-ui a.nostyle:visited { color: inherit }
.swagger-ui .scheme-container { background: none; box-shadow: none; padding: 0; margin: 0 0 var(--r-space-4) }
.swagger-ui .filter .operation-filter-input { width: 100%; margin: 0; padding: var(--r-space-3); min-height: var(--r-target) }
.swagger-ui .filter { margin-bottom: var(--r-space-4) } .swagger-ui .filter-container, .swagger-ui .filter .col-12 { padding: 0 }
.swagger-ui .opblock-tag { border-bottom: 1px solid var(--r-line); font-size: var(--r-text-l); padding: var(--r-space-3) 0 } .swagger-ui .opblock-tag:hover { background: none }
.swagger-ui .opblock.opblock.opblock { background: var(--r-surface); border: 1px solid var(--r-line); border-radius: var(--r-radius); box-shadow: none; margin: 0 0 var(--r-space-2) }
.swagger-ui .opblock .opblock-summary { border-color: var(--r-line) !important; gap: var(--r-space-2); padding: var(--r-space-2) var(--r-space-3); min-height: var(--r-target) }
.swagger-ui .opblock .opblock-summary-method { background: var(--r-accent-soft) !important; color: var(--r-accent); text-shadow: none; border-radius: var(--r-radius-s); min-width: 5rem; padding: var(--r-space-1) var(--r-space-2); font-size: var(--r-text-s) }
.swagger-ui .opblock.opblock-delete .opblock-summary-method { background: var(--r-bad-soft) !important; color: var(--r-bad) }
.swagger-ui .opblock.opblock-post .opblock-summary-method { background: var(--r-good-soft) !important; color: var(--r-good) }
.swagger-ui .opblock.opblock-put .opblock-summary-method { background: var(--r-warn-soft) !important; color: var(--r-warn) }
.swagger-ui .opblock.opblock-deprecated { opacity: 1 }
.swagger-ui .opblock .opblock-section-header { background: var(--r-sunken); box-shadow: none; min-height: var(--r-target) }
.swagger-ui .tab li button.tablinks, .swagger-ui .model-toggle, .swagger-ui .opblock .opblock-section-header .btn { color: var(--r-ink) }
.swagger-ui .opblock-body pre.microlight, .swagger-ui .highlight-code > .microlight, .swagger-ui .microlight { background: var(--r-sunken) !important; color: var(--r-ink) !important; border: 1px solid var(--r-line); border-radius: var(--r-radius-s); font-family: var(--r-mono) }
.swagger-ui .microlight code, .swagger-ui .microlight span { color: var(--r-ink) !important }
.swagger-ui input[type=text], .swagger-ui input[type=password], .swagger-ui input[type=search], .swagger-ui textarea, .swagger-ui select { background-color: var(--r-surface); color: var(--r-ink); border: 1px solid var(--r-control-line); border-radius: var(--r-radius-s); max-width: 100% }
.swagger-ui .btn { border-color: var(--r-control-line); color: var(--r-ink); box-shadow: none; border-radius: var(--r-radius-s) }
.swagger-ui .btn.authorize { color: var(--r-accent); border-color: var(--r-accent) }
.swagger-ui .btn.execute { background: var(--r-primary); border-color: var(--r-primary); color: var(--r-on-primary) }
.swagger-ui .dialog-ux .modal-ux { background: var(--r-surface); border-color: var(--r-line); max-width: min(650px, 94vw); min-width: 0 } .swagger-ui .dialog-ux .modal-ux-header { border-color: var(--r-line) }
.swagger-ui .dialog-ux .backdrop-ux { background: var(--r-scrim) }
.swagger-ui .copy-to-clipboard { background: var(--r-raised) }
.swagger-ui table thead tr td, .swagger-ui table thead tr th, .swagger-ui .responses-table td { border-color: var(--r-line) }
.swagger-ui .parameter__name.required::after, .swagger-ui .parameter__name.required span { color: var(--r-bad) }
.swagger-ui .model-box, .swagger-ui section.models, .swagger-ui section.models .model-container { background: var(--r-sunken); border-color: var(--r-line) }
.swagger-ui :is(a, button, input, select, textarea, [tabindex]):focus-visible { outline: 2px solid var(--r-accent); outline-offset: 2px }
.swagger-ui table { background: none; border: 0 } .swagger-ui td, .swagger-ui th { border: 0; color: inherit }
.swagger-ui .opblock .opblock-section-header h4.tab-header .tab-item.active h4 span::after, .swagger-ui .opblock .tab-header .tab-item.active h4 span:after { background: var(--r-accent) !important }
.swagger-ui .response-control-media-type__accept-message, .swagger-ui .responses-table .response-col_links { display: none }
.swagger-ui .model .renderedMarkdown p, .swagger-ui .headers .renderedMarkdown p { font-weight: 400; margin: 0 }
.swagger-ui .response-control-media-type--accept-controller select { border-color: var(--r-control-line) }
.swagger-ui .markdown code, .swagger-ui .renderedMarkdown code { color: var(--r-ink); background: var(--r-sunken) } .swagger-ui .response-col_description p { font-size: var(--r-text) }
.swagger-ui .info .title small.version-stamp { background: var(--r-ink-soft) }
:root[data-theme='dark'] .swagger-ui select { background: var(--r-surface) }
.swagger-ui svg { color: var(--r-ink-soft); opacity: 1 !important } .swagger-ui .btn.authorize svg { color: var(--r-accent) }
.swagger-ui .opblock-deprecated .opblock-summary-path__deprecated { color: var(--r-ink-soft); font-family: var(--r-mono) }
@media (max-width: 40rem) {
  .swagger-ui .opblock-tag-section .operation-tag-content, .swagger-ui .block, .swagger-ui .col-12 { padding: 0 } .swagger-ui .opblock-body pre.microlight { font-size: var(--r-text-s) }
  .swagger-ui .opblock .opblock-summary { flex-wrap: wrap } .swagger-ui .opblock .opblock-summary-path { max-width: 100%; padding: 0; font-size: var(--r-text) }
  .swagger-ui .opblock .opblock-summary-path-description-wrapper { flex-wrap: wrap; gap: 0 var(--r-space-2); padding: 0 }
  .swagger-ui .opblock .opblock-summary-control { flex-wrap: wrap; gap: var(--r-space-2) }
  .swagger-ui .opblock .opblock-summary-description { flex: 1 1 100%; padding: 0 }
  .swagger-ui .opblock-tag { font-size: var(--r-text-l) } .swagger-ui .opblock-tag small { padding: 0 } .swagger-ui table.parameters td, .swagger-ui .responses-table td { display: block; padding: var(--r-space-1) 0 }
  .swagger-ui .response-controls { flex-direction: column; gap: var(--r-space-2) } .swagger-ui .response-controls select { width: 100% }
  .swagger-ui table, .swagger-ui tbody, .swagger-ui tr { display: block } .swagger-ui .responses-table thead, .swagger-ui .parameters thead { display: none }
}
`
