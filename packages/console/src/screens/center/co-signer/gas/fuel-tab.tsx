import { autoCollect, type FuelRule } from '@mpc/api';
import {
  Amount,
  Banner,
  Button,
  CoinIcon,
  EmptyState,
  Inline,
  Menu,
  RowMenu,
  Stack,
  StatusTag,
  Table,
  Text,
  WholeAddress,
  type TableColumn,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { poll } from '#shared/api/poll.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useBarred } from '../setup/use-setup.ts';
import { useSweepChains } from '../use-sweep-chains.ts';
import { DepositGas } from './deposit-gas.tsx';
import { SwitchFueling } from './switch-fueling.tsx';

type Keys = ReadonlySet<string | number>;
const none: Keys = new Set();

const turned = ({ status }: FuelRule) => (status === 1 ? 0 : 1);

/** How addresses are given main coin to pay for a sweep with, network by network. */
export function FuelTab({ walletId }: { walletId: number }) {
  const { t } = useTranslation('coSigner');
  const { show, open } = useOverlayParam();
  const barred = useBarred();
  const [selected, setSelected] = useState(none);
  const [switching, setSwitching] = useState<{ rules: FuelRule[]; status: 0 | 1 } | null>(null);
  const fueling = useQuery({
    ...read(autoCollect.fueling, { wallet_id: walletId }),
    refetchInterval: poll(20_000),
  });
  const chains = useSweepChains(walletId);
  const columns = useFuelColumns();
  const rules = fueling.data ?? [];
  const without = (chains.data ?? []).filter(({ symbol }) =>
    rules.every(({ base_symbol }) => base_symbol !== symbol),
  );
  const unread = () => {
    if (chains.isError || fueling.isError) return t('gas.unread');
    if (chains.data === undefined || fueling.data === undefined) return t('change.checking');
    return without.length === 0 ? t('gas.allSet') : undefined;
  };
  const chosen = rules.filter(({ id }) => selected.has(id));
  return (
    <Stack gap="m">
      <LowGas rules={rules} />
      <Inline>
        <Menu
          label={t('gas.add')}
          trigger={
            <Button
              icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
              disabledReason={barred ?? unread()}
            >
              {t('gas.add')}
            </Button>
          }
          items={without.map(({ symbol, coin_net }) => ({ id: symbol, label: coin_net }))}
          onAction={(id) => show('fuel', id)}
        />
      </Inline>
      <QueryView query={fueling}>
        {(list) => (
          <Table
            label={t('tab.gas')}
            columns={columns}
            rows={list}
            rowKey={({ id }) => id}
            rowName={({ coin_net }) => coin_net}
            selectedKey={list.find(({ base_symbol }) => open?.kind === 'fuel' && open.id === base_symbol)?.id}
            onOpen={({ base_symbol }) => show('fuel', base_symbol)}
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
            rowActions={(rule, name) => (
              <RowMenu
                name={name}
                items={[
                  { id: 'edit', label: t('gas.edit') },
                  { id: 'turn', label: t(`rule.turn.${turned(rule)}`), disabledReason: barred },
                ]}
                onAction={(id) => {
                  if (id === 'edit') show('fuel', rule.base_symbol);
                  else setSwitching({ rules: [rule], status: turned(rule) });
                }}
              />
            )}
            empty={<EmptyState title={t('gas.empty')}>{t('gas.emptyDetail')}</EmptyState>}
          />
        )}
      </QueryView>
      <Text as="p" tone="muted">
        {t('gas.rule')}
      </Text>
      {switching === null ? null : (
        <SwitchFueling
          walletId={walletId}
          {...switching}
          onDone={() => setSelected(none)}
          onClose={() => setSwitching(null)}
        />
      )}
    </Stack>
  );
}

/** Where the gas station needs more, and the address to send it to. */
function LowGas({ rules }: { rules: readonly FuelRule[] }) {
  const { t } = useTranslation('coSigner');
  return rules
    .filter(({ is_low, status }) => is_low === 1 && status === 1)
    .map(({ base_symbol, coin_net, symbol_alias, gas_balance, alert_balance, gas_address }) => (
      <Banner
        key={base_symbol}
        tone="attention"
        title={t('gas.lowOn', { network: coin_net })}
        action={<DepositGas base={base_symbol} coin={symbol_alias} />}
      >
        <Stack gap="s">
          <span>
            {t('gas.lowDetail')} <Amount value={gas_balance} symbol={symbol_alias} /> / {t('gas.alertLine')}{' '}
            <Amount value={alert_balance} symbol={symbol_alias} />
          </span>
          {gas_address === '' ? (
            t('gas.noAddress')
          ) : (
            <WholeAddress address={gas_address} label={t('gas.address')} />
          )}
        </Stack>
      </Banner>
    ));
}

function useFuelColumns() {
  const { t } = useTranslation('coSigner');
  return useMemo((): TableColumn<FuelRule>[] => {
    const amount = (key: 'fueling_amount' | 'fueling_min_balance' | 'alert_balance', header: string) => ({
      key,
      header,
      align: 'end' as const,
      text: (row: FuelRule) => row[key],
      cell: (row: FuelRule) => <Amount value={row[key]} symbol={row.symbol_alias} />,
    });
    return [
      {
        key: 'network',
        header: t('filter.network'),
        isTitle: true,
        card: 'lead',
        text: ({ coin_net }) => coin_net,
        cell: ({ coin_net, symbol_alias }) => (
          <Inline gap="s" wrap={false}>
            <CoinIcon symbol={symbol_alias} size={20} />
            <Text tone="strong">{coin_net}</Text>
          </Inline>
        ),
      },
      amount('fueling_amount', t('gas.amount')),
      { ...amount('fueling_min_balance', t('gas.minimum')), priority: 2 },
      {
        key: 'gas',
        header: t('gas.balance'),
        align: 'end',
        text: ({ gas_balance }) => gas_balance,
        cell: ({ gas_balance, symbol_alias, is_low }) => (
          <Inline gap="s" justify="end" wrap={false}>
            {is_low === 1 ? <StatusTag tone="attention">{t('gas.low')}</StatusTag> : null}
            <Amount value={gas_balance} symbol={symbol_alias} />
          </Inline>
        ),
      },
      { ...amount('alert_balance', t('gas.alertLine')), priority: 1 },
      {
        key: 'status',
        header: t('rule.status'),
        card: 'state',
        text: ({ status }) => t(`on.${status}`),
        cell: ({ status }) => (
          <StatusTag tone={status === 1 ? 'success' : 'idle'}>{t(`on.${status}`)}</StatusTag>
        ),
      },
    ];
  }, [t]);
}
