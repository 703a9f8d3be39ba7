/** The tag of an address, where there is one. */
export const tagged = (tag: string | null | undefined): { tag?: string } => (tag == null || tag === '' ? {} : { tag })
