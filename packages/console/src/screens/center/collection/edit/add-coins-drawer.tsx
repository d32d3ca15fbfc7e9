import type { Coin, CollectRule } from '@mpc/api';
import { Button, Drawer, DrawerFooter, Inline, MultiSelect, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { Drafted, type DraftProps } from '#shared/drafts/drafted.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { ConflictNotice } from '../rule/conflict-notice.tsx';
import { useConflicts } from '../rule/use-conflicts.ts';
import { CoinDialog, type NamedCoin } from './coin-dialog.tsx';
import { chosenCoinsDraft, newCoinsOf, type ChosenCoins } from './new-coins.ts';

export interface AddCoinsDrawerProps {
  rule: CollectRule;
  onClose: () => void;
}

/** Adds tokens of a rule's network, with what they conflict with. */
export function AddCoinsDrawer({ rule, onClose }: AddCoinsDrawerProps) {
  const { t } = useTranslation('collection');
  const walletId = useSelection().walletId ?? 0;
  const coins = useQuery(newCoinsOf(walletId, rule));
  return (
    <Drawer open title={t('coins.add')} onClose={onClose}>
      <QueryView query={coins} skeleton={<Skeleton shape="form" count={1} />}>
        {(all) => (
          <Drafted form={chosenCoinsDraft(rule.id)}>
            {(draft) => <CoinChoice {...draft} {...{ walletId, rule, all, onClose }} />}
          </Drafted>
        )}
      </QueryView>
    </Drawer>
  );
}

interface CoinChoiceProps extends AddCoinsDrawerProps, DraftProps<ChosenCoins> {
  walletId: number;
  all: readonly Coin[];
}

function CoinChoice({ walletId, rule, all, values, onChange, onClear, onClose }: CoinChoiceProps) {
  const { t } = useTranslation('collection');
  const [asked, setAsked] = useState<{ rule: CollectRule; coins: readonly NamedCoin[] } | null>(null);
  // One that the rule has by now is no new coin any more.
  const chosen = all.filter(({ symbol }) => values.symbols.includes(symbol));
  const symbols = chosen.map(({ symbol }) => symbol);
  const conflicts = useConflicts(walletId, symbols, rule.created_at);
  return (
    <Stack>
      <MultiSelect
        label={t('column.coins')}
        required
        description={t('coins.addMeans', { count: chosen.length })}
        options={all.map((coin) => coinOption(coin, coin.contract_address))}
        value={symbols}
        onChange={(next) => onChange({ symbols: next })}
      />
      <ConflictNotice conflicts={conflicts} coins={all} />
      <Text as="p" tone="muted">
        {t('coins.suggested')}
      </Text>
      <DrawerFooter>
        <Inline justify="end">
          <Button
            variant="primary"
            disabledReason={chosen.length === 0 ? t('coins.chooseFirst') : conflicts.against}
            onClick={() => setAsked({ rule, coins: chosen })}
          >
            {t('coins.review', { count: chosen.length })}
          </Button>
        </Inline>
      </DrawerFooter>
      {asked === null ? null : (
        <CoinDialog
          {...asked}
          op="add"
          onDone={() => {
            onClear();
            onClose();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </Stack>
  );
}
