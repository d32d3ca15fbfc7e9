/** What is kept of this domain besides the entries. */
export function addressBookTables() {
  return {};
}
