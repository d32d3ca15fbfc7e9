/** Characters of what a rule is called, counted in code points. */
export const collectRuleNameLimit = 30;

/** Whether a text is a threshold: above 0, at most 9999999999999999, at most 6 digits after the point. */
export function isCollectMin(text: string): boolean {
  const isWritten = /^\d{1,16}(\.\d{1,6})?$/.test(text);
  return isWritten && /[1-9]/.test(text) && !/^9{16}\.\d*[1-9]/.test(text);
}
