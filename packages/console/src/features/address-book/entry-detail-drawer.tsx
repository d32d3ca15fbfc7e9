import type { ListedEntry } from '@mpc/api';
import {
  Banner,
  Button,
  Drawer,
  DrawerFooter,
  EmptyState,
  Inline,
  KeyValueList,
  Stack,
  Time,
  WholeAddress,
} from '@mpc/ui';
import { labeled } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { AddressSummary } from '#features/address-check';
import type { BookId } from './book-id.ts';
import { changeBlock, payBlock, type EntryAct } from './entry-acts.ts';
import { EntryStatus, scopeOf, subWalletsOf } from './entry-columns.tsx';
import { usePaidEntry } from './use-paid-entry.ts';

export interface EntryDetailDrawerProps {
  book: BookId;
  /** Undefined where the list does not have it any more. */
  entry: ListedEntry | undefined;
  onAct: (act: EntryAct, entry: ListedEntry) => void;
  onClose: () => void;
}

/** One entry, with the whole address and what is known of it. */
export function EntryDetailDrawer({ book, entry, onAct, onClose }: EntryDetailDrawerProps) {
  const { t } = useTranslation('whiteAddress');
  const isShared = book.kind !== 'personal';
  const subWalletId = book.kind === 'subWallet' ? book.subWalletId : entry?.sub_wallets[0]?.sub_wallet_id;
  const paid = usePaidEntry(entry, subWalletId);
  return (
    <Drawer
      open
      title={entry?.label ?? t('entry.title')}
      status={entry !== undefined && isShared ? <EntryStatus entry={entry} t={t} /> : undefined}
      onClose={onClose}
    >
      {entry === undefined ? (
        <EmptyState title={t('entry.gone')}>{t('entry.goneDetail')}</EmptyState>
      ) : (
        <Stack>
          <AddressSummary
            address={entry.address}
            label={t('column.address')}
            baseSymbol={entry.base_symbol}
            symbol={entry.symbol || undefined}
            subWalletId={subWalletId}
            copy
          />
          {paid === null ? null : (
            <Banner tone="danger" title={t('entry.differs')}>
              <Stack gap="s">
                <WholeAddress address={paid.address} comparedWith={entry.address} label={t('entry.paid')} />
                {paid.memo === '' ? null : labeled(t('column.memo'), paid.memo)}
              </Stack>
            </Banner>
          )}
          <KeyValueList
            items={[
              { key: 'network', label: t('column.network'), value: entry.coin_net },
              ...(isShared ? [{ key: 'scope', label: t('column.scope'), value: scopeOf(entry, t) }] : []),
              { key: 'memo', label: t('column.memo'), value: entry.memo },
              ...(isShared
                ? [
                    { key: 'subs', label: t('column.subWallets'), value: subWalletsOf(entry, t) },
                    {
                      key: 'white',
                      label: t('column.white'),
                      value: t(entry.is_white === 1 ? 'entry.white' : 'entry.notWhite'),
                    },
                    { key: 'creator', label: t('column.creator'), value: entry.creator.nickname },
                  ]
                : []),
              { key: 'remark', label: t('column.remark'), value: entry.remark },
              {
                key: 'last',
                label: t('column.lastUsed'),
                value: entry.last_used_at === undefined ? '' : <Time at={entry.last_used_at} />,
              },
              { key: 'created', label: t('column.created'), value: <Time at={entry.created_at} /> },
              { key: 'updated', label: t('column.updated'), value: <Time at={entry.updated_at} /> },
            ]}
          />
          <DrawerFooter>
            <Inline justify="end">
              {entry.audit_id > 0 ? (
                <Button onClick={() => onAct('request', entry)}>{t('act.request')}</Button>
              ) : null}
              <Button onClick={() => onAct('transactions', entry)}>{t('act.transactions')}</Button>
              <Button disabledReason={changeBlock(entry, t)} onClick={() => onAct('edit', entry)}>
                {t('act.edit')}
              </Button>
              {book.kind === 'subWallet' ? (
                <Button
                  variant="primary"
                  disabledReason={paid === null ? payBlock(entry, t) : t('entry.differs')}
                  onClick={() => onAct('use', entry)}
                >
                  {t('act.use')}
                </Button>
              ) : null}
            </Inline>
          </DrawerFooter>
        </Stack>
      )}
    </Drawer>
  );
}
