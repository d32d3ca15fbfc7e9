import type { CoinAsset, SubWallet } from '@mpc/api';
import {
  Amount,
  Banner,
  Button,
  Inline,
  KeyValueList,
  Section,
  Stack,
  Stat,
  Text,
  WholeAddress,
} from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changeOf } from './coin-figures.ts';
import { RecentMoves } from './recent-moves.tsx';
import { transferBarred } from './transfer-barred.ts';
import { useCoinChoices } from './use-coin-choices.ts';

/** What a sub-wallet has of a coin, and what the coin is. */
export function CoinView({ subWallet, asset }: { subWallet: SubWallet; asset: CoinAsset }) {
  const { t } = useTranslation();
  const { coin, balances } = asset;
  const { items, choose } = useCoinChoices(subWallet, coin);
  const unit = coin.symbol_alias;
  const change = changeOf(coin);
  const barred = transferBarred(t, coin);
  return (
    <Stack>
      {coin.enable_deposit ? null : <Banner tone="danger">{t('assets.depositStopped')}</Banner>}
      {barred === undefined ? null : <Banner tone="danger">{barred}</Banner>}
      <Stat
        size="figure"
        label={t('coin.total')}
        value={<Amount value={balances.total_balance} symbol={unit} />}
        hint={
          asset.total_usd === undefined ? t('assets.noPrice') : <Amount kind="fiat" value={asset.total_usd} />
        }
      />
      <KeyValueList
        items={[
          {
            key: 'available',
            label: t('assets.available'),
            value: <Amount value={balances.normal_balance} symbol={unit} />,
          },
          {
            key: 'frozen',
            label: t('assets.frozen'),
            value: <Amount value={balances.lock_balance} symbol={unit} />,
          },
          {
            key: 'collecting',
            label: t('assets.collecting'),
            value: <Amount value={balances.collecting_balance} symbol={unit} />,
          },
          {
            key: 'price',
            label: t('assets.column.price'),
            value: (
              <Inline gap="xs">
                <Amount kind="fiat" value={coin.price_usd} />
                {change === null ? null : <Text tone="muted">{t('assets.change', { change })}</Text>}
              </Inline>
            ),
          },
          { key: 'addresses', label: t('coin.addresses'), value: String(asset.addresses_count) },
          { key: 'network', label: t('assets.network'), value: coin.coin_net },
          ...(coin.contract_address === ''
            ? []
            : [
                {
                  key: 'contract',
                  label: t('coin.contract'),
                  value: <WholeAddress address={coin.contract_address} label={t('coin.contract')} />,
                },
              ]),
        ]}
      />
      <Inline>
        {items.map(({ id, label }) => (
          <Button key={id} size="small" onClick={() => choose(id)}>
            {label}
          </Button>
        ))}
      </Inline>
      <Section title={t('coin.recent')}>
        <RecentMoves rows={asset.recent} />
      </Section>
    </Stack>
  );
}
