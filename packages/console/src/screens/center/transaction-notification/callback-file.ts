import type { Callback } from '@mpc/api';
import type { CsvColumn } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { codeWords } from '#shared/status/look-of.ts';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { sayStatus } from '#shared/status/transaction-status.ts';
import { outcomeLook, sideLabel, statusFactsOf } from './callback-looks.ts';

/** The columns of the file of deliveries: amounts to the last digit, addresses and hashes whole. */
export function callbackFile(t: TFunction): CsvColumn<Callback>[] {
  return [
    { header: t('callbacks.column.time'), text: (row) => isoWithZone(row.created_at) },
    { header: t('callbacks.file.number'), text: (row) => String(row.notify_id) },
    { header: t('callbacks.filter.side'), text: (row) => t(sideLabel[row.side]) },
    { header: t('callbacks.column.record'), text: (row) => String(row.trans_id) },
    { header: t('callbacks.requestId'), text: (row) => row.request_id },
    { header: t('transactions.column.subWallet'), text: (row) => row.sub_wallet_name },
    { header: t('callbacks.filter.coin'), text: (row) => row.symbol_alias },
    { header: t('transactions.filter.network'), text: (row) => row.coin_net },
    { header: t('callbacks.column.amount'), text: (row) => row.amount },
    { header: t('callbacks.column.status'), text: (row) => sayStatus(t, statusFactsOf(row)) },
    { header: t('transactions.file.statusCode'), text: (row) => String(row.status) },
    { header: t('callbacks.txid'), text: (row) => row.txid },
    { header: t('callbacks.column.url'), text: (row) => row.notify_url },
    { header: t('callbacks.column.attempts'), text: (row) => String(row.notify_count) },
    {
      header: t('callbacks.column.last'),
      text: (row) => (row.last_notify_at === undefined ? '' : isoWithZone(row.last_notify_at)),
    },
    {
      header: t('callbacks.file.http'),
      text: (row) => (row.http_code === undefined || row.http_code === 0 ? '' : String(row.http_code)),
    },
    { header: t('callbacks.column.reply'), text: (row) => row.response_body ?? '' },
    { header: t('callbacks.column.outcome'), text: (row) => codeWords(outcomeLook, row.notify_status, t) },
  ];
}
