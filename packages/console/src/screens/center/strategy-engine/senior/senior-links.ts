import { paths } from '#shared/paths.ts';
import { carrySelection } from '#shared/selection/with-selection.ts';

/** Advanced strategies for transfers, and those for contract calls. */
export type SeniorKind = 'transfer' | 'web3';

/** What the server calls a kind. */
export const typeOfKind = { transfer: 1, web3: 2 } as const satisfies Record<SeniorKind, 1 | 2>;

export const kindOfType = (type: 1 | 2): SeniorKind => (type === 1 ? 'transfer' : 'web3');

const logs = { transfer: paths.center.strategyEngine.transferLog, web3: paths.center.strategyEngine.web3Log };

function href(path: string, query: Readonly<Record<string, string | undefined>>, search: string): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) asked.set(name, value);
  const text = asked.toString();
  return carrySelection(text === '' ? path : `${path}?${text}`, search);
}

/** What strategies of a kind decided, or how they were changed; of one of them where it is named. `search` is the address's now. */
export const logHref = (
  kind: SeniorKind,
  search: string,
  { of, tab }: { of?: { sub_wallet_id: number; strategy_id: number }; tab?: 'changes' } = {},
): string =>
  href(
    logs[kind],
    { sub: of && String(of.sub_wallet_id), strategy: of && String(of.strategy_id), tab },
    search,
  );

/** The strategies of the sub-wallet, of a kind. */
export const strategiesHref = (kind: SeniorKind, search: string): string =>
  href(paths.center.strategyEngine.index, { tab: kind }, search);

/** An order among the transactions. */
export const orderHref = (kind: SeniorKind, id: number, search: string): string =>
  href(paths.center.transactions, { open: `${kind === 'transfer' ? 'withdraw' : 'web3'}:${id}` }, search);
