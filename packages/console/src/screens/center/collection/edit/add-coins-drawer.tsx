import type { CollectRule } from '@mpc/api';
import { Button, Drawer, DrawerFooter, Inline, MultiSelect, Skeleton, Stack, Text } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { coinOption } from '#shared/coin/coin-option.tsx';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { ConflictNotice } from '../rule/conflict-notice.tsx';
import { useConflicts } from '../rule/use-conflicts.ts';
import { CoinDialog, type NamedCoin } from './coin-dialog.tsx';
import { newCoinsOf } from './new-coins.ts';

export interface AddCoinsDrawerProps {
  rule: CollectRule;
  onClose: () => void;
}

/** Adds tokens of a rule's network, with what they conflict with. */
export function AddCoinsDrawer({ rule, onClose }: AddCoinsDrawerProps) {
  const { t } = useTranslation('collection');
  const walletId = useSelection().walletId ?? 0;
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState<{ rule: CollectRule; coins: readonly NamedCoin[] } | null>(null);
  const coins = useQuery(newCoinsOf(walletId, rule));
  const conflicts = useConflicts(walletId, chosen, rule.created_at);
  return (
    <Drawer open title={t('coins.add')} onClose={onClose}>
      <QueryView query={coins} skeleton={<Skeleton shape="form" count={1} />}>
        {(all) => (
          <Stack>
            <MultiSelect
              label={t('column.coins')}
              required
              description={t('coins.addMeans', { count: chosen.length })}
              options={all.map((coin) => coinOption(coin, coin.contract_address))}
              value={chosen}
              onChange={setChosen}
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
                  onClick={() =>
                    setAsked({ rule, coins: all.filter(({ symbol }) => chosen.includes(symbol)) })
                  }
                >
                  {t('coins.review', { count: chosen.length })}
                </Button>
              </Inline>
            </DrawerFooter>
          </Stack>
        )}
      </QueryView>
      {asked === null ? null : (
        <CoinDialog {...asked} op="add" onDone={onClose} onClose={() => setAsked(null)} />
      )}
    </Drawer>
  );
}
