/** The number of a rule that an address ends with; null where it ends with none. */
export function ruleIdIn(pathname: string): number | null {
  const [, digits] = /\/(\d{1,15})\/?$/.exec(pathname) ?? [];
  return digits === undefined ? null : Number(digits);
}
