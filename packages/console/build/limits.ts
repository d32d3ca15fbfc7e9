/**
 * Kilobytes of 1000 of script, compressed with brotli; the plan of scripts keeps to them. There may be 130 scripts: the more
 * screens there are, the more of what some share comes with others.
 */
export const limits = {
  /** Requested until the first rows of /mpc/wallet. */
  wallet: 190,
  /** Requested besides that until the first rows of any other route. */
  route: 53,
  /** Requested besides that once the screen has all it asked for, before anything is opened. */
  overlays: 54,
  /** Requested besides that, at the same time, for what screens ask first. */
  questions: 7,
  /** Requested besides what is there when a drawer, a picker or the palette is wanted. */
  wanted: 103,
};
