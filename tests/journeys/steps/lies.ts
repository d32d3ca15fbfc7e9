import type { Lie, Liar } from '../fixtures/liar.ts';
import { expect, test, type Locator, type Page, type SandboxControl } from '../fixtures/test.ts';

/** A lie, and of what sort it is. */
export interface Trial extends Lie {
  of: 'number' | 'amount' | 'fee' | 'recipient' | 'coin' | 'name';
}

/** Something a person decides before a server that lies. */
export interface Deciding {
  liar: Liar;
  sandbox: SandboxControl;
  /** The line of the contract by which it leaves. */
  line: string;
  /** From wherever the last lie has led, to the page with the last button. */
  come: () => Promise<void>;
  /** Presses the last button. */
  press: () => Promise<void>;
}

const step = ({ of, field }: Trial, when: string, body: () => Promise<void>) =>
  test.step(`another ${of} ${when}: ${field}`, body);

/** Told between the look and the click: the console says that it stops, and nothing leaves. */
export async function stopsAfterLook(
  { liar, sandbox, line, come, press }: Deciding,
  stop: Locator,
  lies: readonly Trial[],
): Promise<void> {
  for (const lie of lies)
    await step(lie, 'after the look', async () => {
      liar.tell(null);
      await come();
      await expect(stop).toHaveCount(0);
      const before = (await sandbox.seen(line)).length;
      liar.tell(lie);
      await press();
      await expect(stop).toBeVisible();
      expect(liar.times(), 'the lie was told').toBeGreaterThan(0);
      expect(await sandbox.seen(line)).toHaveLength(before);
    });
  liar.tell(null);
}

/** Told from the beginning: a person sees it, or that nothing can be done. Nothing is pressed. */
export async function isSeen(
  { liar, come }: Pick<Deciding, 'liar' | 'come'>,
  lies: readonly (Trial & { seen: Locator })[],
): Promise<void> {
  for (const { seen, ...lie } of lies)
    await step(lie, 'from the beginning', async () => {
      liar.tell(lie);
      await come();
      await expect(seen).toBeVisible();
      expect(liar.times(), 'the lie was told').toBeGreaterThan(0);
    });
  liar.tell(null);
}

/** Until a question has stood for a moment, and may be answered. */
export async function letSettle(button: Locator): Promise<void> {
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
}

/** The drawer in which something is looked at. */
export const drawerOf = (page: Page): Locator => page.getByRole('dialog').first();
