/** So many addresses can be listed at once. */
export const blacklistBatchLimit = 50;

/** Characters of why an address is listed, counted in code points. */
export const blacklistReasonLimit = 100;
