import { coldWallet, type ColdCoinInfo, type FundStrategy } from '@mpc/api';
import { Section, Text } from '@mpc/ui';
import { useRef } from 'react';
import { DecisionSheet } from '#features/decisions';
import { SettingDialog, useStillSet } from '#features/setting-change';
import { client } from '#shared/api/api.ts';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { exactAmount } from '#shared/money/exact-amount.ts';
import { FundChange, useTierFacts } from './fund-change.tsx';
import { FundForecast } from './fund-forecast.tsx';
import { strategyNow, useFundFacts } from './fund-queries.ts';
import { fundRefusal } from './fund-refusal.ts';
import { fundLookedAt, sameFund, savedPart, type FundDraft } from './fund-strategy.values.ts';

export interface SaveFundStrategyProps {
  walletId: number;
  /** The coin with its tiers, as it was looked at. */
  info: ColdCoinInfo;
  /** Its strategy as it was looked at, read by its number or from the list; null for the first of the coin. */
  before: FundStrategy | null;
  draft: FundDraft;
  /** Called with the number of the strategy, which is looked up where the answer was lost. */
  onDone: (id: number) => void;
  onClose: () => void;
}

const named = ({ coin, balance }: ColdCoinInfo) => [
  coin.symbol,
  coin.symbol_alias,
  coin.coin_net,
  coin.base_symbol,
  coin.contract_address,
  coin.decimals,
  balance.hot_address,
  balance.warm_address,
  balance.cold_address,
];

/** What of a strategy is looked at in a list, by its number and by its coin: the three must agree. */
async function lookedAtNow(walletId: number, info: ColdCoinInfo, before: FundStrategy | null) {
  const [now, byId] = await Promise.all([
    client.call(coldWallet.coinInfo, { wallet_id: walletId, symbol: info.coin.symbol }),
    before === null ? null : client.call(coldWallet.strategy, { id: before.id }),
  ]);
  return [named(now), fundLookedAt(now.strategy), fundLookedAt(byId)];
}

/** A strategy as it will be, and what it would do next: the last look before it is saved. */
export function SaveFundStrategy(props: SaveFundStrategyProps) {
  const { walletId: wallet_id, info, before, draft, onDone, onClose } = props;
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const { coin } = info;
  const used = useFundFacts(wallet_id, info);
  const tiers = useTierFacts(info);
  const still = useStillSet([named(info), fundLookedAt(before), fundLookedAt(before)], () =>
    lookedAtNow(wallet_id, info, before),
  );
  const isSwitch = before !== null && sameFund({ ...draft, status: before.status }, before);
  const way = before === null ? 'add' : !isSwitch ? 'edit' : draft.status === 1 ? 'enable' : 'disable';
  const params = {
    wallet_id,
    ...(before === null ? {} : { id: before.id }),
    symbol: coin.symbol,
    ...savedPart(draft),
  };
  // What an answer that was lost would have said.
  const found = useRef(before?.id ?? 0);
  return (
    <SettingDialog
      type={way === 'disable' ? 'warning' : 'info'}
      title={t(`strategy.save.${way}.title`, { coin: coinName(coin) })}
      confirm={t(`strategy.save.${way}.confirm`)}
      means={t(`strategy.save.${draft.status === 1 ? 'meansOn' : 'meansOff'}`)}
      done={t(`strategy.save.${way}.done`)}
      command={coldWallet.saveStrategy}
      params={params}
      still={still}
      isThere={async () => {
        const now = await strategyNow(wallet_id, coin.symbol);
        if (now === undefined || !sameFund(now, draft)) return false;
        if (before === null) found.current = now.id;
        return now.id === found.current;
      }}
      refused={(error) => fundRefusal(error, t, words)}
      onDone={(saved) => onDone(saved?.id ?? found.current)}
      onClose={onClose}
    >
      <DecisionSheet
        context={
          <>
            {t('strategy.one')} · {coinName(coin)}
            <CoinCode symbol={coin.symbol} name={coin.symbol_alias} />
          </>
        }
        headline={t('strategy.save.headline', {
          lower: exactAmount(draft.hot_lower),
          upper: exactAmount(draft.hot_upper),
          coin: coin.symbol_alias,
        })}
        note={coin.contract_address === '' ? undefined : <code>{coin.contract_address}</code>}
        facts={tiers}
      >
        <FundChange unit={coin.symbol_alias} before={before} after={draft} />
        <Section title={t('strategy.sim.title')}>
          {draft.status === 1 ? (
            <FundForecast info={info} draft={draft} used={used} />
          ) : (
            <Text as="p">{t('strategy.sim.disabled')}</Text>
          )}
        </Section>
      </DecisionSheet>
    </SettingDialog>
  );
}
