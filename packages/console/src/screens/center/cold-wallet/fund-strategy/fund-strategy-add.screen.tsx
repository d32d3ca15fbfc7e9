import type { Coin } from '@mpc/api';
import { Banner, Card, ComboBox, EmptyState, Link, Page, Skeleton, Stack } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { live } from '#shared/freshness/live.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { fundStrategiesHref, fundStrategyHref } from './fund-links.ts';
import { coldCoinOf, coldCoinsOf, contractsInForceOf } from './fund-queries.ts';
import { FundStrategyForm } from './fund-strategy-form.tsx';
import { fundStrategyDraft } from './fund-strategy.values.ts';

/** Adds the fund strategy of a coin whose network has contracts in force. */
export function FundStrategyAddScreen() {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const home = fundStrategiesHref(search);
  useCrumbs([{ label: t('strategy.title'), href: home }, { label: t('strategy.add') }]);
  const coins = useQuery(coldCoinsOf(walletId));
  const contracts = useQuery(contractsInForceOf(walletId));
  const skeleton = <Skeleton shape="form" />;
  return (
    <Page
      title={t('strategy.add')}
      description={t('strategy.description')}
      action={
        <Link variant="button" href={home}>
          {t('strategy.back')}
        </Link>
      }
    >
      <QueryView query={contracts} skeleton={skeleton}>
        {(inForce) =>
          inForce.length === 0 ? (
            <NoContracts />
          ) : (
            <QueryView query={coins} skeleton={skeleton}>
              {(all) => (
                <Stack>
                  <ChosenCoin
                    walletId={walletId}
                    coins={all.filter(({ base_symbol }) =>
                      inForce.some((row) => row.base_symbol === base_symbol),
                    )}
                  />
                </Stack>
              )}
            </QueryView>
          )
        }
      </QueryView>
    </Page>
  );
}

/** No coin can have a strategy before its network has contracts. */
function NoContracts() {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  return (
    <EmptyState
      title={t('strategy.noContracts')}
      action={
        <Link variant="button" href={withSelection(paths.center.coldWallet.editMultisig, search)}>
          {t('strategy.toContracts')}
        </Link>
      }
    >
      {t('strategy.noContractsDetail')}
    </EmptyState>
  );
}

interface ChosenCoinProps {
  walletId: number;
  /** Those that can have a strategy. */
  coins: readonly Coin[];
}

/** The coin that the address names, and the form of its strategy. */
function ChosenCoin({ walletId, coins }: ChosenCoinProps) {
  const { t } = useTranslation('coldWallet');
  const [params, setParams] = useSearchParams();
  const symbol = params.get('coin') ?? '';
  const chosen = coins.find((coin) => coin.symbol === symbol);
  const choose = (id: string | null) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete('coin');
        else next.set('coin', id);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <Card>
        <ComboBox
          label={t('strategy.coin')}
          description={t('strategy.coinMeans')}
          required
          options={coins.map((coin) => coinOption(coin))}
          value={chosen?.symbol ?? null}
          onChange={choose}
        />
      </Card>
      {symbol !== '' && chosen === undefined ? (
        <Banner tone="attention">{t('strategy.notUsable', { coin: symbol })}</Banner>
      ) : null}
      {chosen === undefined ? null : <NewStrategy key={chosen.symbol} walletId={walletId} coin={chosen} />}
    </>
  );
}

/** The form of a coin's first strategy, or the way to the one it has. */
function NewStrategy({ walletId, coin }: { walletId: number; coin: Coin }) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const navigate = useNavigate();
  const info = useQuery({ ...coldCoinOf(walletId, coin.symbol), ...live });
  return (
    <QueryView query={info} skeleton={<Skeleton shape="form" count={6} />}>
      {(data) =>
        data.strategy === null ? (
          <Drafted form={fundStrategyDraft(walletId, coin.symbol)}>
            {(draft) => (
              <FundStrategyForm
                {...draft}
                walletId={walletId}
                info={data}
                strategy={null}
                onSaved={(id) => void navigate(fundStrategyHref(id, search))}
              />
            )}
          </Drafted>
        ) : (
          <Banner
            tone="attention"
            title={t('strategy.exists', { coin: coinName(coin) })}
            action={
              <Link variant="button" href={fundStrategyHref(data.strategy.id, search)}>
                {t('strategy.toExisting')}
              </Link>
            }
          >
            {t('strategy.existsDetail')}
          </Banner>
        )
      }
    </QueryView>
  );
}
