import { coldWallet, type ColdCoinInfo, type FundStrategy } from '@mpc/api';
import { DecisionSheet } from '#features/decisions';
import { SettingDialog, useStillSet } from '#features/setting-change';
import { client } from '#shared/api/api.ts';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { FundChange } from './fund-change.tsx';
import { strategyNow } from './fund-queries.ts';
import { fundRefusal } from './fund-refusal.ts';
import { fundLookedAt } from './fund-strategy.values.ts';

export interface DeleteFundStrategyProps {
  walletId: number;
  /** As it was looked at. */
  strategy: FundStrategy;
  onDone: () => void;
  onClose: () => void;
}

const lookedAtNow = async (walletId: number, { id, symbol }: FundStrategy) => {
  const [byId, { strategy }]: [FundStrategy, Pick<ColdCoinInfo, 'strategy'>] = await Promise.all([
    client.call(coldWallet.strategy, { id }),
    client.call(coldWallet.coinInfo, { wallet_id: walletId, symbol }),
  ]);
  return [fundLookedAt(byId), fundLookedAt(strategy)];
};

/** Asks once more before a strategy is deleted: it goes by its number, which has to be that of the coin. */
export function DeleteFundStrategy({ walletId, strategy, onDone, onClose }: DeleteFundStrategyProps) {
  const { t } = useTranslation('coldWallet');
  const { t: words } = useTranslation();
  const { id, symbol, symbol_alias } = strategy;
  const still = useStillSet([fundLookedAt(strategy), fundLookedAt(strategy)], () =>
    lookedAtNow(walletId, strategy),
  );
  return (
    <SettingDialog
      type="remove"
      title={t('strategy.delete.title', { coin: coinName(strategy) })}
      confirm={t('strategy.delete.confirm')}
      means={t('strategy.delete.means')}
      done={t('strategy.delete.done')}
      command={coldWallet.deleteStrategy}
      params={{ id }}
      still={still}
      isThere={async () => {
        const now = await strategyNow(walletId, symbol);
        return now?.id !== id;
      }}
      refused={(error) => fundRefusal(error, t, words)}
      onDone={onDone}
      onClose={onClose}
    >
      <DecisionSheet
        context={
          <>
            {t('strategy.one')} · {coinName(strategy)}
            <CoinCode symbol={symbol} name={symbol_alias} />
          </>
        }
        headline={t('strategy.delete.headline', { coin: coinName(strategy) })}
        facts={[]}
      >
        <FundChange unit={symbol_alias} before={strategy} after={null} />
      </DecisionSheet>
    </SettingDialog>
  );
}
