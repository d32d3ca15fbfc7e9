/** A text as it is compared: whatever its case and accents. Most texts have none of the latter, and take a fifth of the time. */
export const foldText = (text: string): string =>
  (/^[ -~\n]*$/.test(text) ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase();
