/**
 * How long a withdrawal may be missing in an institution's history before it counts as not created: an hour. None of the institutions
 * documents a time (docs/withdrawal-outcomes.md says where it was looked up); one that does gets its own, with the source.
 */
export const notCreatedAfterMs = 60 * 60_000
