/** A reference as transfers carry it. */
export const uuidReference = '748d8591-d09a-4831-a45b-c0d61d078762'
