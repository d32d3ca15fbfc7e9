import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from './fixtures/test.ts';

const places = [
  '/mpc/wallet',
  '/mpc/center/wallet?w=1001',
  '/mpc/center/transactions?w=1001',
  '/mpc/center/todo?w=1001',
];

for (const look of [
  { language: 'en-US', colorScheme: 'light', viewport: { width: 1440, height: 900 } },
  { language: 'zh-CN', colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const) {
  test(`every place is usable by everyone: ${look.language}, ${look.colorScheme}, ${look.viewport.width} px`, async ({
    signIn,
  }) => {
    const page = await signIn('Ana Ruiz', look);
    for (const place of places) {
      await page.goto(place);
      await page.locator('h1').waitFor();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const said = violations.map(
        ({ id, nodes: [first, ...more] }) => `${id}: ${first?.html} and ${more.length} more`,
      );
      expect(said, place).toEqual([]);
    }
  });
}
