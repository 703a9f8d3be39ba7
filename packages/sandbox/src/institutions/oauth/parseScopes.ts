/** Separated by commas, spaces or plus signs, as the real pages take them. */
export const parseScopes = (text: string): string[] => [...new Set(text.split(/[\s,+]+/).filter(s => s !== ''))]
