/** Digits in groups of four, as people compare a fingerprint. */
export const inFours = (hex: string): string => hex.replace(/(.{4})(?=.)/g, '$1 ');
