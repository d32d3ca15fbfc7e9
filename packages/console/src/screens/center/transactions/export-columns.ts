import type { TransactionRow } from '@mpc/api';
import type { CsvColumn } from '@mpc/ui';
import type { ParseKeys, TFunction } from 'i18next';
import { isoWithZone } from '#shared/list/iso-with-zone.ts';
import { kytLook } from '#shared/status/kyt-status.ts';
import { sayStatus } from '#shared/status/transaction-status.ts';
import { paidFee } from './paid-fee.rules.ts';
import { kindLook } from './transaction-looks.ts';

const recipients = ({ outputs = [], address_to }: TransactionRow): string =>
  outputs.length > 1
    ? outputs.map(({ address, amount, memo = '' }) => `${address} ${amount} ${memo}`.trim()).join('; ')
    : address_to;

/** What names addresses; each stands in front of its address. */
type NameOf = (baseSymbol: string, address: string) => string;

const isIncoming = (row: TransactionRow): boolean => kindLook(row.trans_kind)?.way === 'in';

/** The columns of the file: amounts to the last digit and without their sign, names and whole addresses, hashes. */
export function exportColumns(t: TFunction, nameOf: NameOf): CsvColumn<TransactionRow>[] {
  const words = (look: { label: ParseKeys } | null, code: number) =>
    look === null ? String(code) : t(look.label);
  return [
    { header: t('transactions.column.time'), text: (row) => isoWithZone(row.created_at) },
    { header: t('transactions.file.updated'), text: (row) => isoWithZone(row.updated_at) },
    {
      header: t('transactions.column.kind'),
      text: (row) => words(kindLook(row.trans_kind), 0).replace(/^0$/, row.trans_kind),
    },
    {
      header: t('transactions.filter.direction'),
      text: (row) => t(`transactions.way.${kindLook(row.trans_kind)?.way ?? 'out'}`),
    },
    { header: t('transactions.column.subWallet'), text: (row) => row.sub_wallet_name },
    { header: t('transactions.column.coin'), text: (row) => row.symbol_alias },
    { header: t('transactions.filter.network'), text: (row) => row.coin_net },
    { header: t('transactions.file.contract'), text: (row) => row.contract_address },
    { header: t('transactions.column.amount'), text: (row) => row.amount },
    { header: t('transactions.column.usd'), text: (row) => row.amount_usd ?? '' },
    {
      header: t('transactions.file.fromName'),
      text: (row) => (isIncoming(row) ? nameOf(row.base_symbol, row.address_from) : row.sub_wallet_name),
    },
    { header: t('transactions.column.from'), text: (row) => row.address_from },
    {
      header: t('transactions.file.toName'),
      text: (row) =>
        isIncoming(row)
          ? row.sub_wallet_name
          : (row.outputs ?? [{ address: row.address_to }])
              .map(({ address }) => nameOf(row.base_symbol, address))
              .join('; '),
    },
    { header: t('transactions.column.to'), text: recipients },
    { header: t('transactions.file.memo'), text: (row) => row.memo },
    { header: t('transactions.column.fee'), text: (row) => paidFee(row)?.amount ?? '' },
    { header: t('transactions.file.feeCoin'), text: (row) => paidFee(row)?.unit ?? '' },
    { header: t('transactions.file.delegateFee'), text: (row) => row.delegate_fee ?? '' },
    {
      header: t('transactions.column.status'),
      text: (row) => sayStatus(t, row),
    },
    { header: t('transactions.file.statusCode'), text: (row) => String(row.status) },
    { header: t('transactions.column.confirmations'), text: (row) => String(row.confirmations) },
    { header: t('transactions.column.kyt'), text: (row) => words(kytLook(row), row.kyt_status) },
    { header: t('transactions.filter.initiator'), text: (row) => row.initiator?.nickname ?? '' },
    { header: t('transactions.column.remark'), text: (row) => row.remark },
    { header: t('transactions.file.txid'), text: (row) => row.txid },
    { header: t('transactions.file.requestId'), text: (row) => row.request_id },
    { header: t('transactions.file.id'), text: (row) => String(row.id) },
  ];
}
