import { wallets, type Coin, type SubWallet } from '@mpc/api';
import { Banner, CoinIcon, Inline, ShortAddress, Stack, Switch, Text } from '@mpc/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read, write } from '#shared/api/api.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { commandWords } from '#shared/query-view/command-words.ts';

/** One coin, and whether it stands in the list. Before it is put there, the server is asked whether there is room. */
export function CoinToggle({ subWallet, coin }: { subWallet: SubWallet; coin: Coin }) {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const { wallet_id, sub_wallet_id } = subWallet;
  const { symbol } = coin;
  const focus = useMutation(write(wallets.focusCoin));
  const check = useMutation({
    mutationFn: () =>
      queries.fetchQuery({
        ...read(wallets.focusLimit, { wallet_id, sub_wallet_id, symbol }),
        staleTime: 0,
      }),
  });
  const follow = async (wanted: boolean) => {
    focus.reset();
    check.reset();
    if (wanted && !(await check.mutateAsync()).allow) return;
    await focus.mutateAsync({ sub_wallet_id, symbol, focus: wanted ? 1 : 0 });
  };
  const full = check.data;
  const refused = focus.error ?? check.error;
  const name = coinName(coin);
  return (
    <Stack gap="xs">
      <Inline justify="between" wrap={false}>
        <Inline wrap={false}>
          <CoinIcon symbol={coin.symbol_alias} />
          <Stack gap="xs" align="start">
            <Text tone="strong">{name}</Text>
            {coin.contract_address === '' ? (
              <Text tone="muted" size="label">
                {t('manage.mainCoin')}
              </Text>
            ) : (
              <ShortAddress address={coin.contract_address} label={t('coin.contract')} />
            )}
          </Stack>
        </Inline>
        <Switch
          aria-label={t('manage.follow', { coin: name })}
          checked={coin.is_focus === 1}
          busy={check.isPending || focus.isPending}
          disabledReason={
            coin.need_payment && !coin.if_open_chain ? t('manage.needsPaymentShort') : undefined
          }
          // What went wrong stands below.
          onChange={(wanted) => void follow(wanted).catch(() => undefined)}
        />
      </Inline>
      {coin.need_payment && !coin.if_open_chain ? (
        <Text as="p" tone="muted" size="label">
          {t('manage.needsPayment', { network: coin.coin_net })}
        </Text>
      ) : null}
      {full?.allow === false && full.reason === 'limit' ? (
        <Banner tone="attention">{t('manage.full', { limit: full.limit })}</Banner>
      ) : null}
      {full?.allow === false && full.reason === 'payment' ? (
        <Banner tone="attention">{t('manage.needsPayment', { network: coin.coin_net })}</Banner>
      ) : null}
      {refused === null ? null : <Banner tone="danger">{commandWords(t, refused)}</Banner>}
    </Stack>
  );
}
