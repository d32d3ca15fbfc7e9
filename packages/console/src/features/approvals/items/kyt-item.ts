import { AnswerMismatch, kyt, strategies, transactions, withdrawals, type KytRecordDetail } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import type { Item } from '../item.ts';
import { fromBusiness, readBusiness } from './business-item.ts';
import type { Reader } from './reader.ts';
import { listed } from '#shared/i18n/i18n.ts';

type Handling = KytRecordDetail['can_handle'][number];

/** What the proposal would do, as its title says it. */
function proposed(key: string): Handling {
  const type = Number(key.split('.').at(-1));
  const known = ([1, 2, 3, 4] as const).find((one) => one === type);
  if (known === undefined) throw new AnswerMismatch(strategies.businessInfo, 'title');
  return known;
}

/** The main coin of the chain its address is on: told by what moved, not by its screening. */
async function chainOf({ trans_kind, trans_id: id }: KytRecordDetail, reader: Reader): Promise<string> {
  const moved =
    trans_kind === 'deposit'
      ? await reader.call(transactions.depositInfo, { id })
      : await reader.call(withdrawals.info, { id });
  return moved.base_symbol;
}

function contentOf(
  recordId: number,
  record: KytRecordDetail,
  baseSymbol: string,
  handling: Handling,
  t: TFunction,
): Content {
  const { amount, screen_address, trans_kind, risk_level, risk_score } = record;
  return {
    facts: [
      { key: 'handling', label: t('approval.kyt.handling'), text: t(`approval.kyt.handle.${handling}`) },
      {
        key: 'amount',
        label: t('order.amount'),
        text: `${exactAmount(amount)} ${coinName(record)}`,
      },
      { key: 'subWallet', label: t('approval.subWallets'), text: record.sub_wallet_name },
      {
        key: 'address',
        label: t(`approval.kyt.${trans_kind}`),
        text: screen_address,
        as: 'address',
        baseSymbol,
      },
      {
        key: 'risk',
        label: t('approval.kyt.risk'),
        text: `${t(`order.risk.${risk_level}`)} · ${t('order.score', { score: risk_score })}`,
      },
      { key: 'categories', label: t('approval.kyt.categories'), text: listed(record.categories) },
      { key: 'provider', label: t('approval.kyt.provider'), text: record.provider },
    ],
    diff: [],
    // What is carried out is carried out on this record.
    beside: [
      { key: 'record', label: t('approval.kyt.record'), text: String(recordId), fixed: String(recordId) },
    ],
  };
}

/** What a member proposes to do about a risk: type 13. Who may handle it carries it out by agreeing. */
export async function kytItem(id: number, reader: Reader): Promise<Item> {
  const business = await readBusiness(id, reader);
  const record_id = business.business_id;
  const record = await reader.call(kyt.record, { record_id });
  const baseSymbol = await chainOf(record, reader);
  const handle_type = proposed(business.title.key);
  const canHandle = record.can_handle.includes(handle_type);
  return {
    ...fromBusiness('kyt', id, business),
    content: (t) => contentOf(record_id, record, baseSymbol, handle_type, t),
    ways: {
      // The reason is asked for by the contract; whoever says nothing agrees with the proposal's own.
      approve: canHandle
        ? (run, { remark, shown }) =>
            run(kyt.handle, { record_id, handle_type, remark: remark || business.remark, ...shown })
        : 'phone',
      refuse: 'phone',
    },
  };
}
