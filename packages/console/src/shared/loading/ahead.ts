/** Loads code as soon as a press is likely to want it. Where that fails, the press loads it again and says so. */
export const ahead = (load: () => Promise<unknown>) => () => {
  load().catch(() => undefined);
};
