import type { DataOf, ParamsOf } from '../../../core/endpoint.ts';
import type { collection } from '../../../domains/collection/collection.contract.ts';
import { coinOf, homeOf, sees } from '../../world/access.ts';
import { amountText, holding } from '../../world/ledger.ts';
import type { World } from '../../world/world.ts';
import { known } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import { outgoingAt } from '../withdrawals/order-lifecycle.ts';
import { authFee, authIdOf, authStatusOf, maySignAuth, type AuthPlace } from './collect-auth.ts';
import { eligibleFor } from './collect-rules.ts';
import { canPay } from './contract-call.ts';
import { ownRule } from './own-rule.ts';

type Filter = ParamsOf<typeof collection.authorised>;
type Page = DataOf<typeof collection.authorised>;

interface Found extends AuthPlace {
  id: number;
  address: string;
  auth_status: 0 | 1 | 2 | 3;
  time: number;
}

function authView(
  world: World,
  { id, rule, subWallet, symbol, ...found }: Found,
  uid: number,
): Page['list'][number] {
  const { symbol_alias, coin_net, txid_link } = coinOf(world, { symbol });
  const { sub_wallet_id, sub_wallet_name } = subWallet;
  const fee = authFee(world, rule);
  return {
    id,
    sub_wallet_id,
    sub_wallet_name,
    address: found.address,
    symbol,
    symbol_alias,
    coin_net,
    balance: amountText(holding(world, sub_wallet_id, symbol).total),
    auth_amount: found.auth_status === 3 ? '-1' : '0',
    auth_status: found.auth_status,
    txid: outgoingAt(world, world.collectAuths.get(id)?.call_id ?? 0)?.txid ?? '',
    txid_link,
    ...(found.time === 0 ? {} : { time: found.time }),
    fee_symbol: rule.base_symbol,
    fee,
    has_gas: canPay(world, sub_wallet_id, rule.base_symbol, fee),
    can_sign: maySignAuth(world, id, uid),
  };
}

function compare(one: Found, other: Found, { order_by = 'sub_wallet_name' }: Filter): number {
  const [a, b] = [one.subWallet, other.subWallet];
  const byName = a.sub_wallet_name.localeCompare(b.sub_wallet_name) || one.id - other.id;
  return order_by === 'sub_wallet_name' ? byName : one[order_by] - other[order_by] || byName;
}

/** The page of authorizations that was asked for: every coin of the rule in every sub-wallet that may give them, as far as the caller sees it. */
export function listAuthorised(asking: Asking, filter: Filter): Page {
  const { world, person } = asking;
  const { symbol, status } = filter;
  const rule = ownRule(asking, filter.id);
  const coins = rule.symbols.filter((coin) => symbol === undefined || symbol.includes(coin.symbol));
  const found = eligibleFor(world, rule)
    .filter((subWallet) => sees(world, person.uid, subWallet))
    .flatMap((subWallet) => {
      const home = known(homeOf(world, subWallet.sub_wallet_id, rule.base_symbol), 'address');
      return coins.map((coin): Found => {
        const id = authIdOf(world, { rule, subWallet, symbol: coin.symbol });
        const auth_status = authStatusOf(world, id);
        const time = world.collectAuths.get(id)?.updated_at ?? 0;
        return { rule, subWallet, symbol: coin.symbol, id, address: home.address, auth_status, time };
      });
    })
    .filter((one) => status === undefined || status.includes(one.auth_status));
  return listed(found, filter, {
    show: (one) => authView(world, one, person.uid),
    texts: (one) => [one.subWallet.sub_wallet_name, one.address],
    compare: (one, other) => compare(one, other, filter),
    order: 'asc',
  });
}
