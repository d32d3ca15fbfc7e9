import { coinOf } from '../../world/access.ts';
import type { Lifecycle, SignView } from '../../world/lifecycle.ts';
import type { OutgoingRow } from '../../world/rows.ts';
import type { World } from '../../world/world.ts';
import { signableOrder } from '../withdrawals/withdrawals-lifecycle.ts';
import { decodeCall } from './decode-call.ts';

/** What a call says, as far as it can be read; what cannot is shown as it is. */
function callLines(world: World, order: OutgoingRow): SignView['lines'] {
  const { main_chain_symbol = order.fee_symbol, input_data = '', dapp_name = '' } = order;
  const { symbol_alias } = coinOf(world, order);
  const decoded = decodeCall(world, { base: main_chain_symbol, contract: order.address_to, input_data });
  const isUnlimited = decoded?.unlimited === 1;
  const amount = isUnlimited
    ? (['Unlimited allowance', '无限授权'] as const).join(' / ')
    : `${order.amount} ${symbol_alias}`;
  return [
    [['Amount', '数量'], amount],
    ...(dapp_name === '' ? [] : [[['dApp', 'dApp'], dapp_name] as const]),
    [['Method', '方法'], decoded?.method ?? `${input_data.slice(0, 10)} …`],
    ...(decoded?.params ?? []).map(({ name, value }) => [[name, name], value] as const),
  ];
}

/** Calls go out like payments do. */
export const web3Lifecycle: Lifecycle = {
  signables: { web3: signableOrder(['Contract call', '合约调用'], callLines) },
};
