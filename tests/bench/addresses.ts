import { checkAddress, createLookAlikes, lookAlike } from '@mpc/api/addresses';
import { addressOn } from '@mpc/api/sandbox';

const symbols = ['ETH', 'TRX', 'BTC', 'LTC', 'DOGE', 'TON', 'SOL', 'XRP', 'ATOM', 'EOS'];
const anchorCount = 10_000;
const questions = 200;
/** So many honest strangers are held against the anchors, to see how often chance alone blocks one. */
const honest = 20_000;

const itself = (text: string) => text;

/** Milliseconds for one of so many. */
function each<Item>(items: readonly Item[], ask: (item: Item) => unknown): number {
  const start = performance.now();
  for (const item of items) ask(item);
  return (performance.now() - start) / items.length;
}

function figuresOf(symbol: string) {
  const anchors = Array.from({ length: anchorCount }, (_, i) => addressOn(symbol, `anchor ${i}`));
  const strangers = Array.from({ length: questions }, (_, i) => addressOn(symbol, `stranger ${i}`));
  const start = performance.now();
  const trusted = createLookAlikes(symbol, anchors, itself);
  const ready = performance.now() - start;
  const find = (text: string) => trusted.find(text);
  each(strangers, find);
  const check = (text: string) => checkAddress(symbol, text);
  each(strangers, check);
  const once = (text: string) => lookAlike(symbol, text, anchors, itself);
  const found = Array.from({ length: honest }, (_, i) => trusted.find(addressOn(symbol, `honest ${i}`)));
  return {
    'one check': `${each(strangers, check).toFixed(3)} ms`,
    'anchors made ready': `${ready.toFixed(1)} ms`,
    'one question': `${each(strangers, find).toFixed(4)} ms`,
    'a single question, nothing ready': `${each(strangers.slice(0, 10), once).toFixed(1)} ms`,
    [`blocked of ${honest}`]: found.filter((one) => one?.level === 'block').length,
    [`noted of ${honest}`]: found.filter((one) => one?.level === 'note').length,
  };
}

console.log(
  `\nChecking an address, and finding the trusted one it imitates among ${anchorCount}, which is meant to take about 5 ms. Figures to be looked at, not asserted.\n`,
);
console.table(Object.fromEntries(symbols.map((symbol) => [symbol, figuresOf(symbol)])));

await import('./address-differences.ts');
