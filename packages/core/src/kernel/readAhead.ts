/** Pages of a list. The next page is read while the caller works on the one before. */
export async function* readAhead<Place, Page extends { next?: Place }>(
  read: (after: Place | undefined) => Promise<Page>,
  start?: Place,
): AsyncGenerator<Page> {
  let coming: Promise<Page> | undefined = read(start)
  while (coming) {
    const page: Page = await coming
    coming = page.next === undefined ? undefined : read(page.next)
    // Its error is thrown when the caller asks for the page, unless the caller's own work has failed before.
    coming?.catch(() => undefined)
    yield page
  }
}
