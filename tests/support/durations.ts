/** In milliseconds. */
export const second = 1000;
