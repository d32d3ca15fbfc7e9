/** So many entries can be added at once. */
export const entryBatchLimit = 500;

/** Characters of what an entry is called, counted in code points. */
export const entryLabelLimit = 30;
