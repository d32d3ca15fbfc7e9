import '#shared/testing/stage.tsx';
import { expect, it } from 'vitest';
import { lieAbout } from '#shared/testing/lying-server.tsx';
import { transfers } from './testing/lies-transfer.tsx';

it.each(transfers)('R19, R20: no lie makes a $name post what is not shown', async (command) => {
  const started = performance.now();
  const told = await lieAbout(command);
  console.log(command.name, performance.now() - started, { ...told, silent: told.silent.length });
  expect(told.silent).toEqual([]);
});
