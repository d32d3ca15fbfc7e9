import { formatNumber } from '@mpc/ui';
import numeral from 'numeral';

const values = Array.from(
  { length: 10_000 },
  (_, index) => `${(index * 7919) % 10_000_000}.${index % 1000}5`,
);
const intl = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Each way to write ten thousand decimal strings; only ours and Intl keep every digit of long ones. */
const ways: Record<string, (value: string) => string> = {
  ours: (value) => formatNumber(value),
  Intl: (value) => intl.format(value as `${number}`),
  numeral: (value) => numeral(value).format('0,0.00'),
};

window.perform = async (name) => {
  const write = ways[name];
  if (write === undefined) throw new Error(`There is no way ${name}`);
  const started = performance.now();
  let length = 0;
  for (const value of values) length += write(value).length;
  const spent = performance.now() - started;
  if (length < values.length * 4) throw new Error('Too little was written');
  return spent;
};
