import Big from 'big.js';
import { codes } from '../../../core/codes.ts';
import type { DataOf, ParamsOf } from '../../../core/endpoint.ts';
import type { coldWallet } from '../../../domains/cold-wallet/cold-wallet.contract.ts';
import type { CoinRow, WalletRow } from '../../world/rows.ts';
import { known } from '../../world/world.ts';
import { Refused } from '../../wire/refuse.ts';
import type { Asking } from '../../wire/resolver.ts';
import { openItem } from '../approvals/items.ts';
import { workspaceSteps } from '../approvals/strategy-hit.ts';
import { actionOf } from '../withdrawals/order-lifecycle.ts';
import { coldCoin, tiersFor } from './cold-access.ts';
import { faultsOf, moveOf, newTask, taskNow } from './cold-tasks.ts';
import type { ColdTaskRow } from './cold-wallet-tables.ts';
import { payWarm } from './to-warm.ts';

type Asked = ParamsOf<typeof coldWallet.createTask>;
type Taken = DataOf<typeof coldWallet.createTask>;

function refuseMove(fault: string, coin: CoinRow, { min, max }: { min: string; max: string }): never {
  const name = coin.symbol_alias;
  switch (fault) {
    case 'decimals':
      throw new Refused(codes.precisionExceeded, { coin: name, decimals: String(coin.decimals) });
    case 'belowMin':
      throw new Refused(codes.amountTooSmall, {}, { min });
    case 'aboveMax':
      throw new Refused(codes.aboveLimit, { remaining: max, coin: name }, { max });
    case 'gas':
      throw new Refused(codes.insufficientFeeBalance, { coin: coin.base_symbol });
    case 'voteFreeNotSet':
      throw new Refused(codes.multisigNotFound);
    default:
      throw new Refused(codes.insufficientBalance);
  }
}

/** A person's task that a contract carries out waits for whoever decides such tasks. */
function askFor(asking: Asking, wallet: WalletRow, task: ColdTaskRow): { task_id: number; item_id: number } {
  const { world, person } = asking;
  const { symbol_alias, coin_net } = known(world.coins.get(task.symbol), `coin ${task.symbol}`);
  const item = openItem(world, {
    item_type: 16,
    business_id: task.task_id,
    wallet_id: wallet.wallet_id,
    initiator_uid: person.uid,
    title: {
      key: `todo.title.coldTask.${task.direction === 1 ? 'toHot' : 'toCold'}`,
      params: { amount: task.amount, coin: symbol_alias, net: coin_net },
    },
    summary: [{ key: 'todo.summary.route', params: { from: task.address_from, to: task.address_to } }],
    before: null,
    after: { task_id: task.task_id },
    steps: workspaceSteps(world, wallet.wallet_id, 'cold_task'),
  });
  return { task_id: task.task_id, item_id: item.item_id };
}

/**
 * A task has no key of its initiator's making, and a browser repeats a request whose connection broke: the same move by
 * the same person, while the first still waits for consent, is the first one.
 */
function refuseTwin(asking: Asking, { wallet_id, direction, symbol, amount }: Asked): void {
  const { world, person } = asking;
  const twin = world.coldTasks
    .where('wallet_id', wallet_id)
    .filter((task) => task.creator_uid === person.uid && task.direction === direction)
    .filter((task) => task.symbol === symbol && new Big(task.amount).eq(amount))
    .find((task) => taskNow(world, task).status < 2);
  if (twin !== undefined) throw new Refused(codes.changePending, {}, { task_id: twin.task_id });
}

/** Moves funds because a person asks: into the warm contract by a payment, out of it by the contract, once agreed to. */
export function createTask(asking: Asking, wallet: WalletRow, asked: Asked): Taken {
  const { world, person } = asking;
  const { wallet_id, direction, symbol, amount, remark = '' } = asked;
  const coin = coldCoin(world, wallet, symbol);
  const tiers = tiersFor(world, wallet, coin);
  refuseTwin(asking, asked);
  const move = moveOf(world, wallet, coin, tiers, direction);
  const [fault] = faultsOf(world, wallet, coin, tiers, direction, amount);
  if (fault !== undefined) refuseMove(fault, coin, move);
  const { uid } = person;
  const request = {
    wallet_id,
    direction,
    source: 2,
    strategy_id: 0,
    symbol,
    amount,
    remark,
    creator_uid: uid,
  } as const;
  if (direction !== 2) return { ...askFor(asking, wallet, newTask(world, request, move)), need_sign: 0 };
  const order = payWarm(world, tiers, { symbol, amount, uid, remark });
  const task = newTask(world, { ...request, order_id: order.id }, move);
  return { task_id: task.task_id, need_sign: actionOf(world, order, uid) === 2 ? 1 : 0 };
}
