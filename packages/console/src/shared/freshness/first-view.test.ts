import { expect, it } from 'vitest';
import { awaitShape, firstView, whenIdle } from './first-view.ts';

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

it('is there once no shape stands for what is to come, however long that takes', async () => {
  let isShown = false;
  const shown = firstView().then(() => {
    isShown = true;
  });
  await idle();
  expect(isShown).toBe(false);

  const screen = awaitShape();
  await idle();
  const rows = awaitShape();
  screen();
  await idle();
  expect(isShown).toBe(false);

  rows();
  await shown;
  expect(isShown).toBe(true);
});
