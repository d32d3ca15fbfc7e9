import { autoCollect, type WaitingAddress, type WaitingCoin } from '@mpc/api';
import {
  Amount,
  Banner,
  CopyButton,
  Drawer,
  Inline,
  KeyValueList,
  Link,
  Skeleton,
  Stack,
  Text,
  Time,
  WholeAddress,
} from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { read } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { live } from '#shared/freshness/live.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { withSelection } from '#shared/selection/with-selection.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { sweepStateLook } from './funds-looks.ts';
import { reasonWords } from './reason-words.ts';
import { addressOfId, waitingId } from './waiting-id.rules.ts';

interface WaitingDrawerProps {
  walletId: number;
  coin: WaitingCoin;
  /** Which address, as a link names it. */
  id: string;
  /** What the list says of it; undefined where it is on another page. */
  row: WaitingAddress | undefined;
  onClose: () => void;
}

/** One address on which a coin waits: what lies there, what it needs first, and why it is or is not swept. */
export function WaitingDrawer({ walletId, coin, id, row, onClose }: WaitingDrawerProps) {
  const { t } = useTranslation('coSigner');
  const found = useQuery({
    ...read(autoCollect.waitingAddresses, {
      wallet_id: walletId,
      symbol: coin.symbol,
      keyword: addressOfId(id),
      page_size: 100,
    }),
    ...live,
  });
  const now = found.data === undefined ? row : found.data.list.find((one) => waitingId(one) === id);
  return (
    <Drawer
      open
      title={now?.address_label || t('funds.address')}
      status={now === undefined ? undefined : <CodeTag looks={sweepStateLook} code={now.state} t={t} />}
      onClose={onClose}
    >
      {now === undefined ? (
        <QueryView query={found} skeleton={<Skeleton shape="text" count={8} />}>
          {() => <Banner tone="attention">{t('funds.notWaiting', { coin: coinName(coin) })}</Banner>}
        </QueryView>
      ) : (
        <WaitingFacts row={now} coin={coin} />
      )}
    </Drawer>
  );
}

function WaitingFacts({ row, coin }: { row: WaitingAddress; coin: WaitingCoin }) {
  const { t } = useTranslation('coSigner');
  const { search } = useLocation();
  const kind = row.state === 2 ? 'fueling' : 'collect';
  const main = (value: string | undefined) => <Amount value={value} symbol={row.main_coin_alias} />;
  return (
    <Stack>
      <Text as="p" tone="strong">
        {reasonWords(row, t)}
      </Text>
      <WholeAddress address={row.address} label={t('funds.address')} />
      <Inline>
        <CopyButton text={row.address} label={t('funds.copy')} />
      </Inline>
      <KeyValueList
        items={[
          { key: 'memo', label: t('funds.memo'), value: row.memo },
          { key: 'sub', label: t('scope.subWallet'), value: row.sub_wallet_name },
          {
            key: 'balance',
            label: t('funds.balance'),
            value: <Amount value={row.balance} symbol={coinName(coin)} />,
          },
          {
            key: 'free',
            label: t('funds.free'),
            value: <Amount value={row.free_balance} symbol={coinName(coin)} />,
          },
          { key: 'usd', label: t('funds.usd'), value: <Amount value={row.usd} kind="fiat" /> },
          {
            key: 'threshold',
            label: t('rule.threshold'),
            value: <Amount value={coin.collect_min} symbol={coinName(coin)} />,
          },
          { key: 'main', label: t('funds.mainCoin'), value: main(row.main_coin_balance) },
          { key: 'fuel', label: t('funds.fuel'), value: main(row.fuel_needed) },
          { key: 'fuelFee', label: t('funds.fuelFee'), value: main(row.fuel_fee) },
          { key: 'last', label: t('funds.lastSweep'), value: <Time at={row.last_sweep_at} /> },
        ]}
      />
      {row.trans_id === 0 ? null : (
        <Link href={withSelection(`${paths.center.transactions}?open=${kind}:${row.trans_id}`, search)}>
          {t('funds.transaction')}
        </Link>
      )}
    </Stack>
  );
}
