import { autoCollect, type SweepRule } from '@mpc/api';
import { Button, EmptyState, IconButton, Inline, Table, Text } from '@mpc/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Ellipsis, Plus, Upload } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { SweepStop } from '#features/sweep-stops';
import { client } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { latePart, lazyPart } from '#shared/lazy-part.tsx';
import { ListBar } from '#shared/list/list-bar.tsx';
import { ListView } from '#shared/list/list-view.tsx';
import { useList } from '#shared/list/use-list.ts';
import { useTableFile } from '#shared/list/use-table-file.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useBarred } from '../setup/use-setup.ts';
import { coinRuleColumns } from './coin-rule-columns.tsx';
import { CoinRuleFilters } from './coin-rule-filters.tsx';
import { coinRuleParams, coinRulesList } from './coin-rules-list.ts';
import { rulesOf } from './rules-of.ts';

// A menu and a dialog are large code, and the rules can be read before they are there.
const CoinRuleMenu = lazyPart(() => import('./coin-rule-menu.tsx'), 'CoinRuleMenu');
const SwitchRules = latePart(() => import('./switch-rules.tsx'), 'SwitchRules');

/** As large as the menu's button. */
const menuPlace = <IconButton aria-hidden disabled label="" icon={Ellipsis} />;

type Keys = ReadonlySet<string | number>;
const none: Keys = new Set();

/** The rule of every coin that is swept: its threshold, the most a sweep may cost, and what waits now. */
export function CoinRulesTab({ walletId, stops }: { walletId: number; stops: readonly SweepStop[] }) {
  const { t } = useTranslation('coSigner');
  const list = useList(coinRulesList);
  const { open, show } = useOverlayParam();
  const barred = useBarred();
  const [selected, setSelected] = useState(none);
  const [switching, setSwitching] = useState<{ rules: SweepRule[]; status: 0 | 1 } | null>(null);
  const columns = useMemo(() => coinRuleColumns(t, stops), [t, stops]);
  const rules = useQuery({
    ...rulesOf(list.state, walletId),
    placeholderData: keepPreviousData,
    refetchInterval: poll(20_000),
  });
  const file = useTableFile(list.name, columns, {
    keyOf: ({ id }) => id,
    page: (at, signal) =>
      client.call(
        autoCollect.rules,
        { ...coinRuleParams(list.state, walletId), ...list.order, ...at },
        { signal },
      ),
  });
  const rows = rules.data?.list ?? [];
  const chosen = rows.filter(({ id }) => selected.has(id));
  const add = (
    <Inline>
      <Button
        icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
        disabledReason={barred}
        onClick={() => show('coins')}
      >
        {t('rule.addCoins')}
      </Button>
      <Button
        icon={<Upload size={16} strokeWidth={1.5} aria-hidden />}
        disabledReason={barred}
        onClick={() => show('import')}
      >
        {t('import.open')}
      </Button>
    </Inline>
  );
  return (
    <>
      <ListView
        list={list}
        query={rules}
        file={file}
        filters={
          <>
            {add}
            <Text tone="muted">{t('conflict.note')}</Text>
            <ListBar list={list} columns={columns} query={rules} file={file}>
              <CoinRuleFilters walletId={walletId} list={list} />
            </ListBar>
          </>
        }
        empty={<EmptyState title={t('rule.empty')}>{t('rule.emptyDetail')}</EmptyState>}
      >
        {(data, table) => (
          <Table
            {...table}
            label={t('tab.rules')}
            columns={columns}
            rows={data.list}
            rowKey={({ id }) => id}
            rowName={coinName}
            selectedKey={rows.find(({ symbol }) => open?.kind === 'rule' && symbol === open.id)?.id}
            onOpen={({ symbol }) => show('rule', symbol)}
            selectedKeys={new Set(chosen.map(({ id }) => id))}
            onSelect={setSelected}
            selectionActions={() => (
              <Inline>
                {([1, 0] as const).map((status) => (
                  <Button
                    key={status}
                    size="small"
                    disabledReason={barred}
                    onClick={() => setSwitching({ rules: chosen, status })}
                  >
                    {t(`rule.turn.${status}`)}
                  </Button>
                ))}
              </Inline>
            )}
            rowActions={(row, name) => (
              <Suspense fallback={menuPlace}>
                <CoinRuleMenu row={row} name={name} barred={barred} onSwitch={setSwitching} />
              </Suspense>
            )}
          />
        )}
      </ListView>
      {switching === null ? null : (
        <SwitchRules
          walletId={walletId}
          {...switching}
          onDone={() => setSelected(none)}
          onClose={() => setSwitching(null)}
        />
      )}
    </>
  );
}
