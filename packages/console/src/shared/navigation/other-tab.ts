/**
 * The address of another tab, which begins with a list of its own: nothing narrowed, nothing open.
 *
 * @param kept - What else of the address both tabs are about.
 */
export function otherTab(now: URLSearchParams, tab: string, kept: readonly string[] = []): URLSearchParams {
  const next = new URLSearchParams();
  for (const name of ['w', 's', ...kept]) {
    const value = now.get(name);
    if (value !== null) next.set(name, value);
  }
  if (tab !== '') next.set('tab', tab);
  return next;
}
