import { coldWallet, type ColdTaskInfo } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { lookOf } from '#shared/status/look-of.ts';
import type { Item } from '../item.ts';
import { fromBusiness, readBusiness } from './business-item.ts';
import { keptRecipients } from './kept-recipients.ts';
import type { Names, Reader } from './reader.ts';

/** Which tiers a direction goes from and to. */
const routes = { 1: ['warm', 'hot'], 2: ['hot', 'warm'], 3: ['warm', 'cold'] } as const;

/** Which contract of the cold wallet a tier is; none of the hot one. */
const tierOf = (tier: 'hot' | 'warm' | 'cold' | undefined) =>
  tier === undefined || tier === 'hot' ? {} : { tier };

function contentOf(task: ColdTaskInfo, names: Names, t: TFunction): Content {
  const { amount, address_from, address_to, base_symbol, direction, fee, fee_symbol } = task;
  const route = lookOf<(typeof routes)[1 | 2 | 3]>(routes, direction);
  return {
    facts: [
      { key: 'direction', label: t('approval.task.direction'), text: t(`approval.task.${direction}`) },
      { key: 'amount', label: t('order.amount'), text: `${exactAmount(amount)} ${coinName(task)}` },
      {
        key: 'from',
        label: route === null ? t('order.from') : t(`approval.task.from.${route[0]}`),
        text: address_from,
        as: 'address',
        baseSymbol: base_symbol,
        ...tierOf(route?.[0]),
      },
      {
        key: 'to',
        label: route === null ? t('order.to') : t(`approval.task.to.${route[1]}`),
        text: address_to,
        as: 'address',
        baseSymbol: base_symbol,
        ...tierOf(route?.[1]),
      },
      { key: 'fee', label: t('order.feeEstimated'), text: `${exactAmount(fee)} ${names.coin(fee_symbol)}` },
    ],
    diff: [],
  };
}

/** A movement between the tiers of a cold wallet: type 16, decided on the phone. */
export async function coldTaskItem(id: number, reader: Reader): Promise<Item> {
  const business = await readBusiness(id, reader);
  const task = await reader.call(coldWallet.task, { task_id: business.business_id });
  const names = await reader.names(business.wallet_id);
  return {
    ...fromBusiness('cold-task', id, business),
    // Whoever asks for a movement says why with the task.
    remark: business.remark || task.remark,
    content: (t) => contentOf(task, names, t),
    recipients: [
      keptRecipients(business.wallet_id, names, task.base_symbol, [
        { address: task.address_to, memo: '', role: 'tier' },
      ]),
    ],
    ways: { approve: 'phone', refuse: 'phone' },
    shownAs: `cold_task ${business.business_id}`,
  };
}
