/** A page of the documentation, from its Markdown twin. */
export interface Page {
  /** Address below `/docs/`, such as `guides/deposit`. */
  to: string
  title: string
  description: string
  markdown: string
}

/** A heading with the text below it, up to the next one. */
interface Section {
  page: Page
  /** The page's own title if the section has no heading. */
  heading: string
  text: string
}

/**
 * On generated pages an operation is one section, because the headings of its parts are the same for every operation.
 */
const headingOf = (page: Page): RegExp =>
  /^(api|account-management)\//.test(page.to) ? /^#{1,2} (.+)$/ : /^#{1,3} (.+)$/

/** Splits a page at its headings. Lines within a code block are not headings. */
export const sectionsOf = (page: Page): Section[] => {
  const pattern = headingOf(page)
  const sections: Section[] = []
  let isCode = false
  for (const line of page.markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode
    const heading = isCode ? undefined : pattern.exec(line)?.[1]
    const last = sections.at(-1)
    if (heading !== undefined || last === undefined)
      sections.push({ page, heading: (heading ?? page.title).replaceAll('`', ''), text: '' })
    else last.text += `${line}\n`
  }
  return sections.map(section => ({ ...section, text: section.text.trim() }))
}
