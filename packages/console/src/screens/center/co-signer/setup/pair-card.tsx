import type { AutoCollectConfig, ConfiguredSweepWallet } from '@mpc/api';
import { Amount, Card, Inline, Link, Skeleton, Stack, StatusTag, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';
import { PendingPair } from '../pair/pending-pair.tsx';
import { sweepWalletsOf } from './use-setup.ts';

/** Where sweeps go and who pays for them, with what both have of the main coins. */
export function PairCard({ config }: { config: AutoCollectConfig }) {
  const { t } = useTranslation('coSigner');
  const { search } = useLocation();
  const wallets = useQuery(sweepWalletsOf(config.wallet_id));
  return (
    <Card
      title={t('pair.title')}
      action={
        <Link href={withSelection(paths.center.coSigner.consolidationEdit, search)}>
          {t(config.status === 0 ? 'pair.choose' : 'pair.change')}
        </Link>
      }
    >
      <Stack gap="m">
        <PendingPair config={config} />
        <QueryView query={wallets} skeleton={<Skeleton shape="text" count={6} />}>
          {({ omnibus, gas }) => (
            <>
              <OneWallet title={t('pair.omnibus')} name={config.collect_sub_wallet_name} wallet={omnibus} />
              <OneWallet title={t('pair.gas')} name={config.fueling_sub_wallet_name} wallet={gas} />
            </>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
}

interface OneWalletProps {
  title: string;
  /** How the one in force is called; empty for none. */
  name: string;
  /** Null where none is in force, and where a person does not see it. */
  wallet: ConfiguredSweepWallet | null;
}

function OneWallet({ title, name, wallet }: OneWalletProps) {
  const { t } = useTranslation('coSigner');
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <Text tone="muted">{title}</Text>
        <Text tone="strong">{wallet?.sub_wallet_name ?? (name || t('pair.none'))}</Text>
      </Inline>
      {wallet === null && name !== '' ? (
        <Text size="label" tone="muted">
          {t('pair.unseen')}
        </Text>
      ) : null}
      {wallet?.chains.map(({ base_symbol, coin_net, symbol_alias, balance, is_low }) => (
        <Inline key={base_symbol} justify="between">
          <Text size="label" tone="muted">
            {coin_net}
          </Text>
          <Inline gap="s">
            {is_low === 1 ? <StatusTag tone="attention">{t('gas.low')}</StatusTag> : null}
            <Amount value={balance} symbol={symbol_alias} />
          </Inline>
        </Inline>
      ))}
    </Stack>
  );
}
