import { approvals } from '@mpc/api';
import { momentFact } from '#features/decisions';
import type { Item } from '../item.ts';
import type { Reader } from './reader.ts';
import { listed } from '#shared/i18n/i18n.ts';

/** An application to see or export keys: type 9, signed on the phone. Never a key. */
export async function keyExportItem(id: number, reader: Reader): Promise<Item> {
  const asked = await reader.call(approvals.keyApplication, { item_id: id });
  const names = listed(asked.sub_wallets.map((one) => one.sub_wallet_name));
  return {
    kind: 'key-export',
    key: `item ${id}`,
    id,
    type: 9,
    title: { key: `todo.title.keyExport.${asked.scope}`, params: { names } },
    walletId: asked.wallet_id,
    subWalletId: 0,
    subWalletName: '',
    initiator: asked.applicant,
    createdAt: asked.created_at,
    finishedAt: asked.finished_at,
    expireAt: asked.expire_at,
    remark: asked.reason,
    status: asked.status,
    nodes: asked.node_list,
    myAction: asked.my_action,
    canRevoke: false,
    content: (t) => ({
      facts: [
        { key: 'wallet', label: t('approval.wallet'), text: `${asked.wallet_name} · ${asked.wallet_id}` },
        {
          key: 'scope',
          label: t('approval.subWallets'),
          text:
            asked.scope === 'wallet'
              ? t('approval.allSubWallets')
              : listed(asked.sub_wallets.map((one) => `${one.sub_wallet_name} · ${one.sub_wallet_id}`)),
        },
        { key: 'effect', label: t('approval.key.effect'), text: t('approval.key.effectMeans') },
        ...(asked.valid_until === 0 ? [] : [momentFact('until', t('approval.key.until'), asked.valid_until)]),
      ],
      diff: [],
    }),
    ways: { approve: 'phone', refuse: 'phone' },
    shownAs: `key_export_file ${asked.apply_id}`,
    code: { business_type: 'item', business_id: id },
    asks: { business_type: 'key_export' },
  };
}
