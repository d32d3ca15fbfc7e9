import { autoCollect, type SweepItem } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import type { Item } from '../item.ts';
import type { Names, Reader } from './reader.ts';
import { listed } from '#shared/i18n/i18n.ts';

function contentOf(item: SweepItem, names: Names, t: TFunction): Content {
  const { diff, address_count, chains_without_balance } = item;
  return {
    facts: [
      { key: 'addresses', label: t('approval.pair.addresses'), text: String(address_count) },
      {
        key: 'dry',
        label: t('approval.pair.withoutBalance'),
        text: listed(chains_without_balance.map(names.net)),
      },
    ],
    diff: diff.map(({ field, before, after }) => ({
      key: field,
      label: t(`approval.pair.${field}`),
      before,
      after,
    })),
  };
}

/** Another omnibus sub-wallet and gas station: type 7, signed on the phone. */
export async function sweepPairItem(id: number, reader: Reader): Promise<Item> {
  const item = await reader.call(autoCollect.item, { item_id: id });
  const names = await reader.names(item.wallet_id);
  return {
    kind: 'sweep-pair',
    key: `item ${id}`,
    id,
    type: item.item_type,
    title: item.title,
    walletId: item.wallet_id,
    subWalletId: 0,
    subWalletName: '',
    initiator: item.initiator,
    createdAt: item.created_at,
    expireAt: item.expire_at,
    remark: item.remark,
    status: item.status,
    nodes: item.node_list,
    myAction: item.my_action,
    canRevoke: item.can_cancel === 1,
    content: (t) => contentOf(item, names, t),
    ways: {
      approve: 'phone',
      refuse: 'phone',
      revoke: (run) => run(autoCollect.cancelItem, { item_id: id }),
    },
    code: { business_type: 'item', business_id: id },
    asks: { business_type: 'auto_collect' },
  };
}
