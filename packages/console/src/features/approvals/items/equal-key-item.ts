import { AnswerMismatch, approvals, type ApprovalItem } from '@mpc/api';
import type { Item } from '../item.ts';
import type { Reader } from './reader.ts';

const tabs = ['mine', 'started', 'done'] as const;

/** No call tells of it by its number: it stands in one of the person's own lists. */
async function find(id: number, reader: Reader): Promise<ApprovalItem> {
  for (const tab of tabs) {
    const { list } = await reader.call(approvals.items, { tab, item_type: [10], page_no: 1, page_size: 100 });
    const found = list.find((item) => item.item_id === id);
    if (found !== undefined) return found;
  }
  throw new AnswerMismatch(approvals.items, 'item_id');
}

/** A key with the same rights as its sender's: type 10, accepted or refused by whom it was sent to. */
export async function equalKeyItem(id: number, reader: Reader): Promise<Item> {
  const item = await find(id, reader);
  const fingerprint = item.summary.find(({ key }) => key === 'todo.summary.keyFingerprint')?.params;
  return {
    kind: 'equal-key',
    key: `item ${id}`,
    id,
    type: 10,
    title: item.title,
    walletId: item.wallet_id,
    subWalletId: 0,
    subWalletName: '',
    initiator: item.initiator,
    createdAt: item.created_at,
    expireAt: item.expire_at,
    remark: '',
    status: item.status,
    nodes: item.node_list,
    myAction: item.my_action,
    canRevoke: false,
    content: (t) => ({
      facts: [
        { key: 'wallet', label: t('approval.wallet'), text: item.wallet_name },
        { key: 'sender', label: t('approval.key.sender'), text: item.initiator.nickname },
        {
          key: 'fingerprint',
          label: t('approval.key.fingerprint'),
          text: fingerprint?.['fingerprint'] ?? '',
          as: 'code',
        },
      ],
      diff: [],
    }),
    ways: {
      approve: (run, { shown }) => run(approvals.acceptKey, { item_id: id, accept: 1, ...shown }),
      refuse: (run, { shown }) => run(approvals.acceptKey, { item_id: id, accept: 2, ...shown }),
    },
    code: { business_type: 'item', business_id: id },
  };
}
