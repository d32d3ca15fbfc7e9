import type { CollectAuth, CollectRule, ServiceFeePayment, TransactionRow, TronProxy } from '@mpc/api';
import { addressKey } from '@mpc/api/addresses';
import { coinName } from '#shared/coin/coin-name.ts';
import type { Allowance } from './allowances.rules.ts';

/** One allowance as it is listed, whoever keeps record of it. */
export interface AllowanceRow {
  key: string;
  baseSymbol: string;
  owner: string;
  spender: string;
  /** The name of the coin; null where only its contract is known. */
  coin: string | null;
  /** Of the token or collection; empty where the coin says it. */
  contract: string;
  isUnlimited: boolean;
  /** In the coin, of those whose record says so; an order tells it in smallest units. */
  amount: string | null;
  at: number;
  /** When it was last used, as far as that is recorded; null where it is not, undefined where nobody has said so yet. */
  usedAt: number | null | undefined;
  source:
    | { kind: 'order'; allowance: Allowance }
    | { kind: 'rule'; id: number; symbol: string }
    | { kind: 'agent' };
}

/** Records of use, the latest first; undefined where they are not read. */
export interface Uses {
  sweeps: readonly Pick<TransactionRow, 'rule_id' | 'symbol' | 'address_from' | 'created_at'>[] | undefined;
  fees: readonly Pick<ServiceFeePayment, 'address_from' | 'created_at'>[] | undefined;
}

interface Sort {
  key: 'granted' | 'used';
  direction: 'ascending' | 'descending';
}

/** An allowance that an order granted. */
export const rowOfOrder = (allowance: Allowance): AllowanceRow => ({
  key: `order ${allowance.key}`,
  baseSymbol: allowance.baseSymbol,
  owner: allowance.owner,
  spender: allowance.spenderAddress,
  coin: null,
  contract: allowance.token,
  isUnlimited: allowance.isUnlimited,
  amount: null,
  at: allowance.order.created_at,
  usedAt: allowance.usedAt,
  source: { kind: 'order', allowance },
});

/** The allowances of one sub-wallet among those given to the contract of a sweep rule. */
export const rowsOfRule = (rule: CollectRule, auths: readonly CollectAuth[], subWalletId: number) =>
  auths
    .filter(({ sub_wallet_id, auth_amount }) => sub_wallet_id === subWalletId && auth_amount !== '0')
    .map((auth): AllowanceRow => ({
      key: `rule ${auth.id}`,
      baseSymbol: rule.base_symbol,
      owner: auth.address,
      spender: rule.contract_address,
      coin: coinName(auth),
      contract: '',
      isUnlimited: auth.auth_amount === '-1',
      amount: auth.auth_amount,
      at: auth.time ?? 0,
      usedAt: undefined,
      source: { kind: 'rule', id: rule.id, symbol: auth.symbol },
    }));

/** What the TRON agent may take from the sub-wallet that pays it. */
export const rowsOfAgent = (agent: TronProxy, subWalletId: number): AllowanceRow[] =>
  agent.auth_sub_wallet_id !== subWalletId || agent.allowance === '0'
    ? []
    : [
        {
          key: 'agent',
          baseSymbol: 'TRX',
          owner: agent.auth_address,
          spender: agent.custody_spender,
          coin: 'TRX',
          contract: '',
          isUnlimited: agent.allowance === '-1',
          amount: agent.allowance,
          at: agent.open_time,
          usedAt: undefined,
          source: { kind: 'agent' },
        },
      ];

/** A row with when it was last used: a sweep of the rule from the address, or a fee that the agent took from it. */
export function withUse(row: AllowanceRow, { sweeps, fees }: Uses): AllowanceRow {
  const { source, owner, baseSymbol } = row;
  if (source.kind === 'order') return row;
  const isOfOwner = (address: string) => addressKey(baseSymbol, address) === addressKey(baseSymbol, owner);
  const uses =
    source.kind === 'agent'
      ? fees
      : sweeps?.filter(({ rule_id, symbol }) => rule_id === source.id && symbol === source.symbol);
  if (uses === undefined) return row;
  return { ...row, usedAt: uses.find(({ address_from }) => isOfOwner(address_from))?.created_at ?? null };
}

/** Whether a row is one that the filters leave. */
export function isAsked(row: AllowanceRow, { type, q }: { type: 'unlimited' | null; q: string }): boolean {
  const known = row.source.kind === 'order' ? row.source.allowance.order.symbol_alias : '';
  const texts = [row.owner, row.spender, row.contract, row.coin ?? known];
  const wanted = q.trim().toLowerCase();
  return (type === null || row.isUnlimited) && texts.some((one) => one.toLowerCase().includes(wanted));
}

/** Rows by when they were granted or last used; without an order as they come. */
export function sortedBy(rows: readonly AllowanceRow[], sort: Sort | null): readonly AllowanceRow[] {
  if (sort === null) return rows;
  const timeOf = ({ at, usedAt }: AllowanceRow) => (sort.key === 'granted' ? at : (usedAt ?? 0));
  const sign = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => sign * (timeOf(one) - timeOf(other)));
}
