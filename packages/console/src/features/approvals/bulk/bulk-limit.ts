/** At most so many are decided with one confirmation. */
export const bulkLimit = 20;
