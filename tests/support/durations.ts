/** In milliseconds. */
export const second = 1000;
export const hour = 60 * 60 * second;
export const day = 24 * hour;
