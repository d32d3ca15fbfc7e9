import { autoCollect, type SweepConflict, type SweepRule } from '@mpc/api';
import { client, read } from '#shared/api/api.ts';
import { orderOf, pagingOf } from '#shared/list/define-list.ts';
import { coinRuleParams, type CoinRulesState } from './coin-rules-list.ts';

/** One page of the rules, as the address of its list asks for it. */
export const rulesOf = (state: CoinRulesState, walletId: number) =>
  read(autoCollect.rules, { ...coinRuleParams(state, walletId), ...orderOf(state), ...pagingOf(state) });

/** Every rule for these coins, read anew. */
export async function rulesNow(walletId: number, symbols: readonly string[]): Promise<SweepRule[]> {
  const found: SweepRule[] = [];
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const { list, pageTotal } = await client.call(autoCollect.rules, {
      wallet_id: walletId,
      // So many names make no address; all rules of a wallet are fewer than its coins.
      ...(symbols.length <= 50 ? { symbol: [...symbols] } : {}),
      page_no: page,
      page_size: 100,
    });
    found.push(...list);
    pages = pageTotal;
  }
  return found.filter(({ symbol }) => symbols.includes(symbol));
}

/** Which of these coins auto sweep supports in a wallet, read anew: they have a rule, or can be given one. */
export async function supportedNow(
  walletId: number,
  symbols: readonly string[],
): Promise<ReadonlySet<string>> {
  const chains = await client.call(autoCollect.chains, { wallet_id: walletId });
  const [rules, ...coins] = await Promise.all([
    rulesNow(walletId, symbols),
    ...chains.map(({ symbol }) =>
      client.call(autoCollect.newCoins, { wallet_id: walletId, base_symbol: symbol }),
    ),
  ]);
  return new Set([...rules, ...coins.flat()].map(({ symbol }) => symbol));
}

/** So many coins are named in one address. */
const coinsAtOnce = 100;

/** Which of these coins a contract sweeps as well, read anew. */
export async function conflictsNow(walletId: number, symbols: readonly string[]): Promise<SweepConflict[]> {
  const found: SweepConflict[] = [];
  for (let at = 0; at < symbols.length; at += coinsAtOnce) {
    const { collect_rule_conflict } = await client.call(autoCollect.repeat, {
      wallet_id: walletId,
      symbols: symbols.slice(at, at + coinsAtOnce),
    });
    found.push(...collect_rule_conflict);
  }
  return found;
}
