import { checkAddress, createLookAlikes, lookAlike } from '@mpc/api/addresses';
import { addressOn } from '@mpc/api/sandbox';

const symbols = ['ETH', 'TRX', 'BTC', 'LTC', 'DOGE', 'TON', 'SOL', 'XRP', 'ATOM', 'EOS'];
const anchorCount = 10_000;
const questions = 200;
/** So many honest strangers are held against the anchors: chance alone may block one of them. */
const honest = 10_000;
const mostBlocked = 1;
/** Names are chosen, not drawn: whoever likes the names of others is told that they look alike. */
const chosen = ['EOS'];

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
  const blocked = found.filter((one) => one?.level === 'block').length;
  return {
    blocked,
    'one check': `${each(strangers, check).toFixed(3)} ms`,
    'anchors made ready': `${ready.toFixed(1)} ms`,
    'one question': `${each(strangers, find).toFixed(4)} ms`,
    'a single question, nothing ready': `${each(strangers.slice(0, 10), once).toFixed(1)} ms`,
    [`blocked of ${honest}`]: blocked,
    [`noted of ${honest}`]: found.filter((one) => one?.level === 'note').length,
  };
}

console.log(
  `\nChecking an address, and finding the trusted one it looks like among ${anchorCount}, which is meant to take about 5 ms. Of ${honest} honest ones at most ${mostBlocked} may be blocked by chance; the other figures are to be looked at.\n`,
);
const figures = symbols.map((symbol) => ({ symbol, ...figuresOf(symbol) }));
console.table(Object.fromEntries(figures.map(({ symbol, ...shown }) => [symbol, shown])));
const tooMany = figures.filter(({ symbol, blocked }) => !chosen.includes(symbol) && blocked > mostBlocked);
for (const { symbol, blocked } of tooMany) console.log(`${symbol} blocks ${blocked} of ${honest}`);
if (tooMany.length > 0) process.exitCode = 1;

await import('./address-differences.ts');
