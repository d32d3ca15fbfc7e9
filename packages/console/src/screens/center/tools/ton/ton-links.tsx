import { addressBook, transactions, type TonTx } from '@mpc/api';
import { cacheLifetime } from '@mpc/api/queries';
import { Inline, Link } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { TransactionStatusTag } from '#shared/status/transaction-status-tag.tsx';

interface TonLinksProps {
  tx: TonTx;
  walletId: number;
}

/** Where else it is found: as our own transaction, where it is one, and in an explorer. */
export function TonLinks({ tx, walletId }: TonLinksProps) {
  const { t } = useTranslation('tools');
  const { t: words } = useTranslation();
  const { search } = useLocation();
  const { related_trans_id: id, txid_hex } = tx;
  // The lookup names our record by its number alone; the list knows what kind of transaction it is.
  const record = useQuery({
    ...read(transactions.list, { wallet_id: walletId, keyword: String(id), page_no: 1, page_size: 10 }),
    enabled: id !== 0,
  });
  const chains = useQuery({ ...read(addressBook.chains, {}), staleTime: cacheLifetime });
  const own = record.data?.list.find((row) => row.id === id);
  const explorer = chains.data?.find(({ symbol }) => symbol === 'TON')?.txid_link ?? '';
  return (
    <Inline gap="m">
      {own === undefined ? null : (
        <Inline gap="s">
          <Link href={withSelection(`${paths.center.transactions}?open=${own.trans_kind}:${id}`, search)}>
            {`${words(`transactions.kind.${own.trans_kind}`)} ${id}`}
          </Link>
          <TransactionStatusTag of={own} />
        </Inline>
      )}
      {explorer === '' ? null : (
        <Link href={`${explorer}${txid_hex}`} external>
          {t('ton.explorer')}
        </Link>
      )}
    </Inline>
  );
}
