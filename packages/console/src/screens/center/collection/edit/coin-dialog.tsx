import type { Coin, CollectRule } from '@mpc/api';
import { useQueryClient } from '@tanstack/react-query';
import { readAgain } from '#shared/api/read-again.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { KeyValueList, Text } from '@mpc/ui';
import type { SignCheck } from '#features/decisions';
import { CoinCode } from '#shared/coin/coin-code.tsx';
import { coinName } from '#shared/coin/coin-name.ts';
import { useSelection } from '#shared/selection/use-selection.ts';
import { ChangeDialog } from '../rule/change-dialog.tsx';
import { ConflictNotice } from '../rule/conflict-notice.tsx';
import { RuleSheet } from '../rule/rule-sheet.tsx';
import { newCoinsOf } from './new-coins.ts';
import { useConflicts } from '../rule/use-conflicts.ts';

/** As much of a coin as is shown. */
export type NamedCoin = Pick<Coin, 'symbol' | 'symbol_alias' | 'coin_net' | 'contract_address'>;

export interface CoinDialogProps {
  /** The rule as it was looked at. */
  rule: CollectRule;
  op: 'add' | 'remove' | 'enable' | 'disable';
  /** The coins, as they were looked at. */
  coins: readonly NamedCoin[];
  onDone?: (() => void) | undefined;
  onClose: () => void;
}

const types = { add: 'info', enable: 'info', disable: 'warning', remove: 'remove' } as const;

/** What a coin is, to whoever decides about it by its code. */
const saying = ({ symbol, symbol_alias, coin_net, contract_address }: NamedCoin): string =>
  JSON.stringify([symbol, symbol_alias, coin_net, contract_address]);

/** Asks once more before coins of a rule are added, removed, switched on or off. */
export function CoinDialog({ rule, op, coins, onDone, onClose }: CoinDialogProps) {
  const { t } = useTranslation('collection');
  const queryClient = useQueryClient();
  const walletId = useSelection().walletId ?? 0;
  const symbols = coins.map(({ symbol }) => symbol);
  const conflicts = useConflicts(walletId, op === 'add' || op === 'enable' ? symbols : [], rule.created_at);
  const names = listed(coins.map(coinName));
  // Those of the rule are held against it; new ones come out of a list of their own.
  const check = async (): Promise<SignCheck> => {
    const now = await readAgain(queryClient, newCoinsOf(walletId, rule));
    if (now === null) return 'unread';
    const isSame = coins.every((coin) => now.filter((one) => saying(one) === saying(coin)).length === 1);
    return isSame ? 'same' : 'changed';
  };
  return (
    <ChangeDialog
      rule={rule}
      command={{ kind: 'saveSymbols', params: { id: rule.id, symbols, op } }}
      type={types[op]}
      against={conflicts.against}
      alsoCheck={op === 'add' ? check : undefined}
      words={{
        title: t(`coins.${op}Title`, { count: coins.length, names }),
        confirm: t(`coins.${op}Confirm`, { count: coins.length }),
        consequence: t(`coins.${op}Means`, { count: coins.length }),
        done: t(`coins.${op}Done`, { count: coins.length, names }),
      }}
      onDone={onDone}
      onClose={onClose}
    >
      {(looked) => (
        <>
          <RuleSheet rule={looked}>
            <KeyValueList
              items={coins.map((coin) => ({
                key: coin.symbol,
                label: coinName(coin),
                value: (
                  <>
                    <Text tone="muted">
                      <code>{coin.contract_address}</code>
                    </Text>
                    <CoinCode symbol={coin.symbol} name={coin.symbol_alias} />
                  </>
                ),
              }))}
            />
          </RuleSheet>
          <ConflictNotice conflicts={conflicts} coins={coins} />
        </>
      )}
    </ChangeDialog>
  );
}
