import type { KytRecordDetail } from '@mpc/api';
import type { TFunction } from 'i18next';
import type { Content, Fact } from '#features/decisions';
import { coinName } from '#shared/coin/coin-name.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { kytStatusLook } from '#shared/status/kyt-status.ts';

/** How the words of the record and those of the console are said. */
export interface Say {
  t: TFunction<'kyt'>;
  words: TFunction;
}

/** A fact that never changes of a record. */
const fixed = (key: string, label: string, text: string, as?: 'address'): Fact => ({
  key,
  label,
  text,
  fixed: text,
  ...(as === undefined ? {} : { as }),
});

/** What ties the address to a risk, in one line to compare. */
const tieText = (
  { category, exposure, share_percent, path }: KytRecordDetail['exposures'][number],
  t: Say['t'],
) => [category, t(`records.exposure.${exposure}`), `${share_percent}%`, path.join(' → ')].join(' · ');

/** All that a person decides by who handles a record: what it is about never changes, what is known of it may. */
export function recordContent(record: KytRecordDetail, { t, words }: Say): Content {
  const { record_id, trans_kind, trans_id, wallet_id, sub_wallet_id, kyt_status } = record;
  const look = kytStatusLook(kyt_status);
  return {
    facts: [
      fixed('record', t('records.record'), String(record_id)),
      fixed('order', words(`transactions.kind.${trans_kind}`), String(trans_id)),
      fixed(
        'amount',
        words('order.amount'),
        `${exactAmount(record.amount)} ${coinName(record)} ${record.symbol}`,
      ),
      fixed('wallet', words('transactions.filter.subWallet'), `${wallet_id} ${sub_wallet_id}`),
      fixed('from', words('order.from'), record.address_from, 'address'),
      fixed('to', words('order.to'), record.address_to, 'address'),
      fixed('screened', t('records.screened'), record.screen_address, 'address'),
      {
        key: 'subWallet',
        label: words('transactions.filter.subWallet'),
        text: `${record.wallet_name} / ${record.sub_wallet_name}`,
      },
      { key: 'value', label: t('records.value'), text: record.amount_usd ?? '' },
      { key: 'txid', label: words('order.chain.txid'), text: record.txid, as: 'code' },
      {
        key: 'status',
        label: words('transactions.column.status'),
        text: look === null ? String(kyt_status) : words(look.label),
      },
      {
        key: 'risk',
        label: t('records.column.risk'),
        text: `${words(`order.risk.${record.risk_level}`)} · ${words('order.score', { score: record.risk_score })}`,
      },
      { key: 'categories', label: t('records.column.categories'), text: listed(record.categories) },
      { key: 'provider', label: t('records.filter.provider'), text: record.provider },
      { key: 'sanctions', label: t('records.sanctions'), text: t(`records.sanctioned.${record.sanctioned}`) },
      {
        key: 'ties',
        label: t('records.exposures'),
        text: listed(record.exposures.map((one) => tieText(one, t))),
      },
      {
        key: 'rules',
        label: t('records.rules'),
        text: listed(record.rules.map(({ name, level, handling }) => [name, level, handling].join(' '))),
      },
      {
        key: 'proposal',
        label: t('records.proposal.title'),
        text: record.item_id === 0 ? '' : String(record.item_id),
      },
    ],
    diff: [],
  };
}
