import { expect, type Locator, type Page } from '../fixtures/test.ts';

/** Presses Tab until something has the focus, as a person without a mouse does. */
export async function tabTo(page: Page, goal: Locator, most = 80): Promise<void> {
  const there = goal.filter({ visible: true });
  await expect(there.first()).toBeVisible();
  for (let stops = 0; stops < most; stops += 1) {
    if (await there.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not lead to ${String(goal)}`);
}
