import { calls, createClient, wallets, withdrawals, type Endpoint } from '@mpc/api';
import { people, specialAddresses, subWalletIds } from '@mpc/api/sandbox';
import { createSandboxServer } from '@mpc/api/sandbox/server';

const rounds = Number(process.argv[3] ?? 15);
/** The wallet of the larger worlds that has very many sub-wallets. */
const exchange = 1004;

const target = 50;
const middleOf = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

interface Fields {
  entries?: Record<string, { type: string }>;
}

/** What a call may be asked of a whole wallet with, or of everything; undefined where it must be told more. */
function plainParams({ schema: { params } }: Endpoint): Record<string, unknown> | undefined {
  const { entries = {} } = (params ?? {}) as Fields;
  const needed = Object.keys(entries).filter(
    (name) => !/^(optional|exact_optional)$/.test(entries[name]?.type ?? ''),
  );
  if (needed.some((name) => name !== 'wallet_id')) return undefined;
  return 'wallet_id' in entries ? { wallet_id: exchange } : {};
}

const pages = calls.flatMap((call) => {
  const isPaged = 'page_no' in ((call.schema.params as Fields | undefined)?.entries ?? {});
  const params = plainParams(call);
  return call.kind === 'query' && isPaged && params !== undefined
    ? [{ name: `${call.domain}.${call.name}`, call, params }]
    : [];
});

const trials: { name: string; call: Endpoint; params: Record<string, unknown> }[] = [
  ...pages,
  ...['page_no', 'keyword', 'status', 'order_by'].flatMap((filter) =>
    pages
      .filter(({ name }) => name === 'transactions.list')
      .map(({ name, call, params }) => ({
        name: `${name} by ${filter}`,
        call,
        params: {
          ...params,
          ...{ page_no: { page_no: 900, page_size: 100 }, keyword: { keyword: 'a1b2' } }[filter],
          ...{ status: { status: [2000] }, order_by: { order_by: 'amount_usd' } }[filter],
        },
      })),
  ),
  { name: 'wallets.assets', call: wallets.assets, params: {} },
  { name: 'wallets.subWallets', call: wallets.subWallets, params: { wallet_id: exchange } },
];

const started = performance.now();
const server = createSandboxServer({ clock: 'frozen', size: 'l' });
const { sandbox } = server;
const { world } = sandbox;
console.log(
  `A world of ${world.transactions.size} transactions, ${world.subWallets.size} sub-wallets and ${world.addresses.size} addresses, made in ${Math.round(performance.now() - started)} ms.`,
);

const { port, close } = await server.listen(0);
const { openToken, csrf } = sandbox.signInAs(people.owner.uid);
const cookies: Record<string, string> = { openToken, 'XSRF-TOKEN': csrf };
const client = createClient({
  baseURL: `http://127.0.0.1:${port}`,
  cookies: { get: (name) => cookies[name] },
});

const figures = new Map<string, number[]>();
for (let round = 0; round < rounds; round++) {
  for (const { name, call, params } of trials) {
    const start = performance.now();
    await client.call(call, params);
    figures.set(name, [...(figures.get(name) ?? []), performance.now() - start]);
  }
}

/** A payment like any other, under a number of its own. */
const payment = (coin: { symbol: string; amount: string; address_to: string }) => () =>
  client.call(withdrawals.create, {
    request_id: crypto.randomUUID(),
    sub_wallet_id: subWalletIds.main,
    ...coin,
  });
const { tron, evm } = specialAddresses.ordinary;
const loads = {
  'withdrawals.create on TRON': payment({ symbol: 'TUSDT', amount: '10', address_to: tron }),
  'withdrawals.create on Ethereum': payment({ symbol: 'ETH', amount: '0.01', address_to: evm }),
  'wallets.assets': () => client.call(wallets.assets, {}),
};
const requests = 60;
const rates: [name: string, perSecond: number, perCpuSecond: number][] = [];
for (const [name, load] of Object.entries(loads)) {
  for (let index = 0; index < requests; index++) await load();
  const [start, cpu] = [performance.now(), process.cpuUsage()];
  for (let index = 0; index < requests; index++) await load();
  const { user, system } = process.cpuUsage(cpu);
  rates.push([name, requests / ((performance.now() - start) / 1e3), requests / ((user + system) / 1e6)]);
}
await close();

console.log(
  `Requests a second, one after the other, ${requests} of each; and a second of processor time, client included.\n`,
);
for (const [name, ...perSecond] of rates)
  console.log(`${name.padEnd(44)} ${perSecond.map((rate) => rate.toFixed(0).padStart(7)).join(' ')}`);

console.log(`\nMilliseconds over HTTP, the middle of ${rounds} and the slowest; the target is ${target}.\n`);
for (const [name, values] of [...figures].sort((a, b) => middleOf(b[1]) - middleOf(a[1]))) {
  const middle = middleOf(values);
  const mark = middle > target ? '  above the target' : '';
  console.log(
    `${name.padEnd(44)} ${middle.toFixed(1).padStart(7)} ${Math.max(...values)
      .toFixed(1)
      .padStart(7)}${mark}`,
  );
}
