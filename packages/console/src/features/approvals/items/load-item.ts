import { queryOptions } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import type { Content, Fact } from '#features/decisions';
import { running } from '#shared/i18n/i18n.ts';
import { titleText } from '../localized-text.tsx';
import { isOrderKind, type Item, type ItemKind } from '../item.ts';
import { apiItem } from './api-item.ts';
import { billItem } from './bill-item.ts';
import { bookItem } from './book-item.ts';
import { coldAddressItem } from './cold-address-item.ts';
import { coldTaskItem } from './cold-task-item.ts';
import { collectRuleItem } from './collect-rule-item.ts';
import { equalKeyItem } from './equal-key-item.ts';
import { keyExportItem } from './key-export-item.ts';
import { kytItem } from './kyt-item.ts';
import { orderItem } from './order-item.ts';
import { readerOf, type Reader } from './reader.ts';
import { strategyItem } from './strategy-item.ts';
import { sweepPairItem } from './sweep-pair-item.ts';

type Load = (id: number, reader: Reader) => Promise<Item>;

const loads: Record<Exclude<ItemKind, 'withdraw' | 'web3' | 'refund'>, Load> = {
  strategy: strategyItem,
  book: bookItem,
  'sweep-pair': sweepPairItem,
  api: apiItem,
  'key-export': keyExportItem,
  'equal-key': equalKeyItem,
  'cold-address': coldAddressItem,
  'collect-rule': collectRuleItem,
  kyt: kytItem,
  bill: billItem,
  'cold-task': coldTaskItem,
};

/** The names that stand around what an item says: another of them is looked at again before it is decided. */
function namesOf({ title, subWalletName, initiator, remark }: Item, t: TFunction): Fact[] {
  const i18n = running();
  return [
    {
      key: 'title',
      label: t('approval.content'),
      text: (i18n && titleText(title, { t, i18n })) ?? title.key,
    },
    { key: 'where', label: t('approval.where'), text: subWalletName },
    { key: 'initiator', label: t('approval.askedBy'), text: initiator?.nickname ?? '' },
    { key: 'reason', label: t('approval.reason'), text: remark },
  ];
}

function withNames(item: Item): Item {
  const content = (t: TFunction): Content => {
    const said = item.content(t);
    return { ...said, beside: [...(said.beside ?? []), ...namesOf(item, t)] };
  };
  return { ...item, content };
}

/** Reads one thing that waits, by its number, with all that it says. */
export const loadItem = async (kind: ItemKind, id: number, reader: Reader): Promise<Item> =>
  isOrderKind(kind) ? orderItem(kind, id, reader) : withNames(await loads[kind](id, reader));

/** The same for the cache; read again with whatever changes approvals. */
export const readItem = (kind: ItemKind, id: number) =>
  queryOptions({
    queryKey: ['approvals', 'item', kind, id],
    queryFn: ({ client, signal }) => loadItem(kind, id, readerOf(client, signal)),
  });
