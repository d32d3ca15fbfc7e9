import type { Coin } from '@mpc/api';
import { Banner, Card, ComboBox, Link, Skeleton } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinName } from '#shared/coin/coin-name.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { Drafted } from '#shared/drafts/drafted.tsx';
import { live } from '#shared/freshness/live.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { fundStrategyHref } from './fund-links.ts';
import { coldCoinOf } from './fund-queries.ts';
import { FundStrategyForm } from './fund-strategy-form.tsx';
import { fundStrategyDraft } from './fund-strategy.values.ts';

export interface ChosenCoinProps {
  walletId: number;
  /** Those that can have a strategy. */
  coins: readonly Coin[];
}

/** The coin that the address names, and the form of its strategy. */
export function ChosenCoin({ walletId, coins }: ChosenCoinProps) {
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
