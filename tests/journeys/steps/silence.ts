import { second } from '../../support/durations.ts';
import { expect, type Page, type SandboxControl } from '../fixtures/test.ts';

/** The server has a command, and says nothing for as long as the console waits. The page’s clock is one of the test’s. */
export async function silence(page: Page, sandbox: SandboxControl, line: string): Promise<void> {
  await expect.poll(async () => (await sandbox.seen(line)).length).toBe(1);
  await page.clock.fastForward(10 * second);
}
