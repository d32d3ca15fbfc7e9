import { keyExport } from '@mpc/api';
import { Banner, Button, EmptyState, Table } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { client } from '#shared/api/api.ts';
import { live } from '#shared/freshness/live.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { keysOf } from '../key-reads.ts';
import { BeforeStart } from './before-start.tsx';
import { keyColumns, keyName } from './key-columns.tsx';
import { KeyFilters } from './key-filters.tsx';
import { mayApply } from './key-state.rules.ts';
import { keysList, keysParams } from './keys-list.ts';
import { useChainNames } from './use-chain-names.ts';

/** The keys that can be exported, and how the export of each stands. */
export function KeysTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('privateKeyRecovery');
  const list = useList(keysList);
  const { show } = useOverlayParam();
  const chainNames = useChainNames();
  const keys = useQuery({ ...keysOf(list.state, walletId), ...live, placeholderData: keepPreviousData });
  const columns = useMemo(() => keyColumns(t, chainNames), [t, chainNames]);
  const file = useTableFile(list.name, columns, {
    keyOf: keyName,
    page: (at, signal) =>
      client.call(keyExport.keys, { ...keysParams(list.state, walletId), ...at }, { signal }),
  });
  return (
    <>
      <BeforeStart />
      <ListView
        list={list}
        query={keys}
        file={file}
        filters={
          <ListBar list={list} columns={columns} query={keys} file={file}>
            <KeyFilters walletId={walletId} list={list} />
          </ListBar>
        }
        empty={<EmptyState title={t('keys.empty')}>{t('keys.emptyDetail')}</EmptyState>}
      >
        {(data, table) => (
          <>
            <Table
              {...table}
              label={t('keys.title')}
              columns={columns}
              rows={data.list}
              rowKey={keyName}
              rowName={keyName}
              onOpen={({ sub_wallet_id, key_type }) => show('key', `${sub_wallet_id}.${key_type}`)}
              rowActions={(key, name) =>
                mayApply(key) ? (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={`${t('apply.open')} ${name}`}
                    onClick={() => show('apply', key.sub_wallet_id)}
                  >
                    {t('apply.open')}
                  </Button>
                ) : (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={`${t('keys.open')} ${name}`}
                    onClick={() => show('key', `${key.sub_wallet_id}.${key.key_type}`)}
                  >
                    {t('keys.open')}
                  </Button>
                )
              }
            />
            <Banner tone="idle">{t('keys.serverTime')}</Banner>
          </>
        )}
      </ListView>
    </>
  );
}
