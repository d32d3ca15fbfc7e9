import type { DataOf, ParamsOf } from '../../../core/endpoint.ts';
import type { collection } from '../../../domains/collection/collection.contract.ts';
import { coinOf, sees, subWalletOf } from '../../world/access.ts';
import { amountText } from '../../world/ledger.ts';
import type { SubWalletRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { listed } from '../../wire/listed.ts';
import type { Asking } from '../../wire/resolver.ts';
import { outgoingAt } from '../withdrawals/order-lifecycle.ts';
import { authFee, authIdOf, authStatusOf, maySignAuth, type AuthSubject } from './collect-auth.ts';
import { eligibleAddresses } from './collect-rules.ts';
import { canPayFrom } from './contract-call.ts';
import { ownRule } from './own-rule.ts';

type Filter = ParamsOf<typeof collection.authorised>;
type Page = DataOf<typeof collection.authorised>;

interface Found extends AuthSubject {
  id: number;
  subWallet: SubWalletRow;
  auth_status: 0 | 1 | 2 | 3;
  time: number;
}

function authView(
  world: World,
  { id, rule, home, subWallet, symbol, auth_status, time }: Found,
  uid: number,
): Page['list'][number] {
  const { symbol_alias, coin_net, txid_link } = coinOf(world, { symbol });
  const { sub_wallet_id, sub_wallet_name } = subWallet;
  const { address } = home;
  const fee = authFee(world, rule);
  const { total, locked } = world.ledger.at(sub_wallet_id, symbol, address);
  return {
    id,
    sub_wallet_id,
    sub_wallet_name,
    address,
    symbol,
    symbol_alias,
    coin_net,
    // What a sweep would take, as the rule's own figures count it.
    balance: amountText(total.minus(locked)),
    auth_amount: auth_status === 3 ? '-1' : '0',
    auth_status,
    txid: outgoingAt(world, world.collectAuths.get(id)?.call_id ?? 0)?.txid ?? '',
    txid_link,
    ...(time === 0 ? {} : { time }),
    fee_symbol: rule.base_symbol,
    fee_symbol_alias: coinOf(world, { symbol: rule.base_symbol }).symbol_alias,
    fee,
    has_gas: canPayFrom(world, home, fee),
    can_sign: maySignAuth(world, id, uid),
  };
}

function compare(one: Found, other: Found, { order_by = 'sub_wallet_name' }: Filter): number {
  const [a, b] = [one.subWallet, other.subWallet];
  const byName = a.sub_wallet_name.localeCompare(b.sub_wallet_name) || one.id - other.id;
  return order_by === 'sub_wallet_name' ? byName : one[order_by] - other[order_by] || byName;
}

/** The page of authorizations that was asked for: every coin of the rule on every address that may give them, as far as the caller sees it. */
export function listAuthorised(asking: Asking, filter: Filter): Page {
  const { world, person } = asking;
  const { symbol, status } = filter;
  const rule = ownRule(asking, filter.id);
  const coins = rule.symbols.filter((coin) => symbol === undefined || symbol.includes(coin.symbol));
  const found = eligibleAddresses(world, rule)
    .map((home) => ({ home, subWallet: subWalletOf(world, home) }))
    .filter(({ subWallet }) => sees(world, person.uid, subWallet))
    .flatMap(({ home, subWallet }) =>
      coins.map((coin): Found => {
        const id = authIdOf(world, { rule, home, symbol: coin.symbol });
        const time = world.collectAuths.get(id)?.updated_at ?? 0;
        const auth_status = authStatusOf(world, id);
        return { rule, home, subWallet, symbol: coin.symbol, id, auth_status, time };
      }),
    )
    .filter((one) => status === undefined || status.includes(one.auth_status));
  return listed(found, filter, {
    show: (one) => authView(world, one, person.uid),
    texts: (one) => [one.subWallet.sub_wallet_name, one.home.address],
    compare: (one, other) => compare(one, other, filter),
    order: 'asc',
  });
}
