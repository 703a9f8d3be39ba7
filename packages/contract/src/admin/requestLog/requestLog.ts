export const apis = ['integration', 'management', 'link'] as const
