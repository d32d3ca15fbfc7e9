import type { operations } from '../../../domains/operations/operations.contract.ts';
import { ownSubWallet, ownWallet } from '../../world/access.ts';
import { listed } from '../../wire/listed.ts';
import type { ResolversOf } from '../../wire/resolver.ts';
import { operationShown, operationStatus, seesOperation } from './operation-view.ts';

const includes = <Value>(wanted: readonly Value[] | undefined, value: Value) =>
  wanted === undefined || wanted.includes(value);

/** Who changed what. */
export const operationsSandbox = {
  list(filter, asking) {
    const { world, person } = asking;
    const { wallet_id, sub_wallet_id, business_id } = filter;
    ownWallet(asking, wallet_id);
    if (sub_wallet_id !== undefined) ownSubWallet(asking, sub_wallet_id, wallet_id);
    const rows = world.operations
      .where('wallet_id', wallet_id)
      .filter((row) => sub_wallet_id === undefined || row.sub_wallet_id === sub_wallet_id)
      .filter((row) => business_id === undefined || row.business_id === business_id)
      .filter(
        (row) =>
          includes(filter.business, row.business) &&
          includes(filter.area, row.area) &&
          includes(filter.op_type, row.op) &&
          includes(filter.operator, row.operator_uid) &&
          includes(filter.status, operationStatus(world, row)),
      )
      .filter((row) => seesOperation(world, row, person.uid));
    return listed(rows, filter, {
      show: (row) => operationShown(world, row),
      texts: ({ before, after }) => [before, after],
      time: (row) => row.created_at,
      compare: (one, other) => one.created_at - other.created_at || one.id - other.id,
    });
  },
} satisfies ResolversOf<typeof operations>;
