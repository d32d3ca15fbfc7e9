import { autoCollect } from '@mpc/api';
import { Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { client } from '#shared/api/api.ts';
import { AutoDialog } from '../changes/auto-dialog.tsx';
import { useStillSet } from '#features/setting-change';
import { isAsSent, lookedAt, type CoinToSave } from './rule-values.ts';
import { RuleChange } from './rule-change-view.tsx';
import { rulesNow } from './rules-of.ts';

interface SaveRulesProps {
  walletId: number;
  coins: readonly CoinToSave[];
  onDone: () => void;
  onClose: () => void;
}

const named = ({
  symbol,
  symbol_alias,
  coin_net,
  contract_address,
}: Omit<CoinToSave, 'draft' | 'fee_symbol_alias'>) => [symbol, symbol_alias, coin_net, contract_address];

/** The rules as they will be, coin by coin: the last look before they are saved. */
export function SaveRules({ walletId, coins, onDone, onClose }: SaveRulesProps) {
  const { t } = useTranslation('coSigner');
  const symbols = coins.map(({ symbol }) => symbol);
  const isNew = coins.every(({ before }) => before === undefined);
  const ask = async () => {
    const [rules, names] = await Promise.all([
      rulesNow(walletId, symbols),
      Promise.all(
        symbols.map((symbol) =>
          client.call(autoCollect.coin, { wallet_id: walletId, symbol }).then(({ coin }) => coin),
        ),
      ),
    ]);
    return [
      names.map(named),
      symbols.map((symbol) => lookedAt(rules.find((rule) => rule.symbol === symbol))),
    ];
  };
  const still = useStillSet([coins.map(named), coins.map(({ before }) => lookedAt(before))], ask);
  const params = { wallet_id: walletId, list: coins.map(({ draft }) => draft) };
  return (
    <AutoDialog
      type="info"
      title={t(isNew ? 'rule.addTitle' : 'rule.saveTitle', { count: coins.length })}
      confirm={t(isNew ? 'rule.add' : 'rule.save', { count: coins.length })}
      means={t('rule.atOnce')}
      done={t(isNew ? 'rule.added' : 'rule.saved', { count: coins.length })}
      command={autoCollect.saveRules}
      params={params}
      still={still}
      isThere={async ({ list }) => {
        const now = await rulesNow(walletId, symbols);
        return list.every((draft) =>
          isAsSent(
            now.find(({ symbol }) => symbol === draft.symbol),
            draft,
          ),
        );
      }}
      onDone={onDone}
      onClose={onClose}
    >
      <Stack gap="m">
        {coins.map((coin) => (
          <RuleChange key={coin.symbol} coin={coin} />
        ))}
      </Stack>
    </AutoDialog>
  );
}
