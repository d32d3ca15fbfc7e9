import type { ApprovalItem } from '@mpc/api';
import { bulkLimit, type ItemKind, kindOf } from '#features/approvals';

/** What a person can do with an item, by the words it is said in (`todo.action`); 0 nothing. */
export type TodoAction = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** What no call of the contract decides: the phone does. */
const inApp: ReadonlySet<ItemKind> = new Set([
  'api',
  'key-export',
  'collect-rule',
  'sweep-pair',
  'cold-task',
]);

/** What a person is to do about an item: nothing, approve, sign, accept a key, handle a risk, pay, or approve in the app. */
export function actionOf({
  my_action,
  item_type,
}: Pick<ApprovalItem, 'my_action' | 'item_type'>): TodoAction {
  if (my_action !== 1) return my_action;
  const kind = kindOf(item_type);
  if (kind === 'kyt') return 4;
  if (kind === 'bill') return 5;
  return kind !== null && inApp.has(kind) ? 6 : 1;
}

/** What whoever asked for it can take back here; the server has no call for the rest. */
const takenBack: ReadonlySet<ItemKind> = new Set([
  'withdraw',
  'web3',
  'refund',
  'strategy',
  'book',
  'sweep-pair',
  'cold-address',
  'collect-rule',
]);

/** Whether an item that waits can be taken back in this console by whoever asked for it. */
export function canCancel({ item_type }: Pick<ApprovalItem, 'item_type'>): boolean {
  const kind = kindOf(item_type);
  return kind !== null && takenBack.has(kind);
}

/** Whether an item can be decided from the list, alone or together with others. */
export function canDecide({ my_action, item_type }: Pick<ApprovalItem, 'my_action' | 'item_type'>): boolean {
  const kind = kindOf(item_type);
  return my_action !== 0 && kind !== null && kind !== 'bill';
}

/** Why what is ticked cannot be decided together; null where it can. */
export function bulkFault(items: readonly Pick<ApprovalItem, 'item_type'>[]): 'oneType' | 'tooMany' | null {
  if (new Set(items.map((item) => item.item_type)).size > 1) return 'oneType';
  return items.length > bulkLimit ? 'tooMany' : null;
}
