import '#shared/testing/stage.tsx';
import { expect, it } from 'vitest';
import { lieAbout, type Decision } from '#shared/testing/lying-server.tsx';
import { batch } from './testing/lies-batch.tsx';
import { entries, forms, whitelist } from './testing/lies-book.tsx';
import { receive } from './testing/lies-receive.tsx';
import { brc20 } from './testing/lies-brc20.tsx';
import { contractCalls } from './testing/lies-calls.tsx';
import { refund, speedUp, signatures } from './testing/lies-orders.tsx';
import { transfers } from './testing/lies-transfer.tsx';

const only = process.env['ONLY'];
const tests = [...transfers, ...contractCalls, brc20, speedUp, refund, ...signatures, batch, receive, ...forms, ...entries, whitelist].filter(({ name }) => !only || name.includes(only)) as unknown as Decision<unknown>[];
it.each(tests)('R19, R20: no lie makes a $name post what is not shown', async (command) => {
  const started = performance.now();
  const told = await lieAbout(command);
  console.log(command.name, performance.now() - started, { ...told, silent: told.silent.length });
  expect(told.silent).toEqual([]);
});
