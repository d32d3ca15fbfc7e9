/** A fingerprint in groups of four, as people compare it. */
export const inFours = (hex: string): string => hex.replace(/(.{4})(?=.)/g, '$1 ');
