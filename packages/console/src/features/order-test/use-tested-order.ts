import { useSearchParams } from 'react-router-dom';
import type { MadeOrder } from '#features/strategy-check';
import { decimal } from '#shared/list/codec.ts';

/** An order as it stands in the form, and in the address once it is tested. */
export interface TestedValues {
  /** A member by number, or `api`; empty where the address says neither. */
  who: string;
  /** The coin by its symbol; of a call the main coin of its network. */
  coin: string;
  amount: string;
  /** Who is paid, or the contract that is called. */
  to: string;
  /** What a contract is told. */
  data: string;
}

const names = ['who', 'coin', 'amount', 'to', 'data'] as const;

/** What an address may hold: of longer data it would be cut by servers on its way. */
export const dataLimit = 4000;

/** Whether all is said that an order needs: 1 transfer, 2 contract call. */
export const isWhole = (type: 1 | 2, { coin, amount, to, who }: TestedValues): boolean =>
  coin !== '' && to !== '' && who !== '' && (type === 2 || amount !== '');

function madeIn(search: URLSearchParams): MadeOrder | null {
  const [, kind, id] = /^(withdraw|web3):(\d{1,15})$/.exec(search.get('order') ?? '') ?? [];
  return kind === undefined ? null : { kind: kind === 'web3' ? 'web3' : 'withdraw', id: Number(id) };
}

/** The address without an order, and without the drawer that tests it. */
export function withoutTest(now: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(now);
  for (const name of [...names, 'order', 'open']) next.delete(name);
  return next;
}

/** The order that the address names, and how it comes to name another. */
export function useTestedOrder() {
  const [search, setSearch] = useSearchParams();
  const textOf = (name: (typeof names)[number]) => search.get(name) ?? '';
  const who = textOf('who');
  const values: TestedValues = {
    who: /^(api|\d{1,15})$/.test(who) ? who : '',
    coin: textOf('coin'),
    amount: decimal().parse(textOf('amount')),
    to: textOf('to'),
    data: textOf('data').slice(0, dataLimit),
  };
  const put = (order: TestedValues) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete('order');
        for (const name of names) {
          if (order[name] === '') next.delete(name);
          else next.set(name, order[name]);
        }
        return next;
      },
      { replace: true },
    );
  return { values, made: madeIn(search), put };
}
