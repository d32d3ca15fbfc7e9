import { expect, it, vi } from 'vitest';
import { awaitShape, firstView, whenIdle } from './first-view.ts';

const idle = () => new Promise<void>((resolve) => whenIdle(resolve));

it('is there once no shape stands for what is to come, however long that takes', async () => {
  const onShown = vi.fn();
  const shown = firstView().finally(onShown);
  await idle();
  expect(onShown).not.toHaveBeenCalled();

  const screen = awaitShape();
  await idle();
  const rows = awaitShape();
  screen();
  await idle();
  expect(onShown).not.toHaveBeenCalled();

  rows();
  await shown;
  expect(onShown).toHaveBeenCalledOnce();
});
