import { calls, createClient, wallets, type Endpoint } from '@mpc/api';
import { people } from '@mpc/api/sandbox';
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
await close();

console.log(`Milliseconds over HTTP, the middle of ${rounds} and the slowest; the target is ${target}.\n`);
for (const [name, values] of [...figures].sort((a, b) => middleOf(b[1]) - middleOf(a[1]))) {
  const middle = middleOf(values);
  const mark = middle > target ? '  above the target' : '';
  console.log(
    `${name.padEnd(44)} ${middle.toFixed(1).padStart(7)} ${Math.max(...values)
      .toFixed(1)
      .padStart(7)}${mark}`,
  );
}
