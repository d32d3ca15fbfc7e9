import { expect, test } from './fixtures/test.ts';
import { todoItem } from './steps/order.ts';
import { centre, goWithin } from './steps/places.ts';
import { pay } from './steps/transfer.ts';
import { hour, second } from '../support/durations.ts';

test('a device whose clock is two hours ahead is told so, and every time left is the server’s', async ({
  signIn,
}) => {
  await pay(await signIn('Lin Wei'));

  const ana = await signIn('Ana Ruiz');
  await ana.clock.install({ time: Date.now() + 2 * hour });
  await goWithin(ana, `${centre('todo')}&size=100`);
  const wrong = ana.getByRole('status').filter({ hasText: 'This device’s clock is wrong' });
  await expect(wrong).toContainText(/This device says .+, the server .+\./);
  const left = (page: typeof ana) =>
    todoItem(page, '1,200.50').locator('xpath=ancestor::tr').locator('time').first();
  const onTime = await signIn('Ana Ruiz');
  await goWithin(onTime, `${centre('todo')}&size=100`);
  await expect(onTime.getByText('This device’s clock is wrong')).toHaveCount(0);
  await expect(left(onTime)).toHaveText(/^in \d+ /);
  expect(await left(ana).textContent()).toBe(await left(onTime).textContent());

  // The clock is set right while the page is open: the next answers say so.
  await expect(async () => {
    await ana.clock.setSystemTime(Date.now());
    await ana.clock.runFor(20 * second);
    await expect(wrong).toHaveCount(0, { timeout: 2 * second });
  }).toPass();
});
