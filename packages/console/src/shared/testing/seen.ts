import { expect, screen, waitFor } from 'storybook/test';

/** Waits until a part stands there and can be seen: one that has just opened may still be on its way in. */
export const seen = (...which: Parameters<typeof screen.getByRole>): Promise<void> =>
  waitFor(() => expect(screen.getByRole(...which)).toBeVisible());
