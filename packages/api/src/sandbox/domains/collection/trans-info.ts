import type { DataOf } from '../../../core/endpoint.ts';
import type { collection } from '../../../domains/collection/collection.contract.ts';
import { coinOf, roleIn, sees, subWalletOf, walletOf } from '../../world/access.ts';
import { amountText, inUsd, usdText } from '../../world/ledger.ts';
import type { SweepRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { BadField } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { transactionRowOf } from '../transactions/transaction-view.ts';
import { outgoingAt } from '../withdrawals/order-lifecycle.ts';
import type { CollectRuleRow } from './collection-tables.ts';
import { isDeployed } from './collect-rules.ts';
import { sweepFee } from './sweep.ts';
import { sumOf, waitingOf } from './waiting.ts';

type Info = DataOf<typeof collection.transInfo>;

function waitingFor(world: World, rule: CollectRuleRow | undefined): Info['waiting'] {
  if (rule === undefined || !isDeployed(rule)) return [];
  return rule.symbols.map((one) => {
    const coin = coinOf(world, one);
    const { symbol, symbol_alias, coin_net } = coin;
    const pieces = waitingOf(world, rule, one);
    const amount = sumOf(pieces);
    const usd = inUsd(coin, amount);
    return {
      symbol,
      symbol_alias,
      coin_net,
      amount: amountText(amount),
      ...(usd === undefined ? {} : { amount_usd: usdText(usd) }),
      sub_wallet_count: new Set(pieces.map((piece) => piece.sub_wallet_id)).size,
      address_count: pieces.length,
      fee_symbol: rule.base_symbol,
      fee_symbol_alias: coinOf(world, { symbol: rule.base_symbol }).symbol_alias,
      fee: pieces.length === 0 ? '0' : sweepFee(world, rule, pieces.length),
      addresses: pieces.map((piece) => ({
        sub_wallet_id: piece.sub_wallet_id,
        sub_wallet_name: subWalletOf(world, piece).sub_wallet_name,
        address: piece.address,
        amount: amountText(piece.amount),
      })),
    };
  });
}

/** A sweep, or what was sent to pay for one, by its number. */
function sweepAt(world: World, id: number): SweepRow | undefined {
  const row = outgoingAt(world, id);
  return row?.trans_kind === 'collect' || row?.trans_kind === 'fueling' ? row : undefined;
}

/** What a rule would sweep now, and its last transaction; or, by the number of a transaction, that one. */
export function transInfo({ world, person }: Asking, id: number): Info {
  const rule = world.collectRules.get(id);
  const last = rule === undefined ? undefined : world.collectRuns.where('rule_id', rule.id).at(-1);
  const trans = sweepAt(world, last?.id ?? id);
  const isTransSeen = trans !== undefined && sees(world, person.uid, subWalletOf(world, trans));
  const isFound = rule === undefined ? isTransSeen : roleIn(walletOf(world, rule), person.uid) !== undefined;
  if (!isFound) throw new BadField('id', 'unknown');
  const found = rule ?? world.collectRules.get(trans?.rule_id ?? 0);
  return {
    rule_id: found?.id ?? 0,
    waiting: waitingFor(world, found),
    trans: isTransSeen ? transactionRowOf(world, trans, person.uid) : null,
  };
}
