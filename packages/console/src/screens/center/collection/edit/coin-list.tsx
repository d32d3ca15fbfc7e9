import type { CollectRule, CollectSymbol } from '@mpc/api';
import { Button, EmptyState, Link, Section, Switch, Table, type TableColumn } from '@mpc/ui';
import { Plus } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '#shared/lazy-part.tsx';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { balanceColumn, coinColumn, thresholdColumn } from '../rule/coin-columns.tsx';
import { changeBlock } from '../rule/rule-acts.ts';
import { ruleHref } from '../rule/rule-links.ts';
import type { CoinDialogProps } from './coin-dialog.tsx';

const AddCoins = lazyPart(() => import('./add-coins-drawer.tsx'), 'AddCoinsDrawer');
const Question = lazyPart(() => import('./coin-dialog.tsx'), 'CoinDialog');

/** The coins of a rule: each is switched on or off or removed by itself, and others are added. */
export function CoinList({ rule }: { rule: CollectRule }) {
  const { t } = useTranslation('collection');
  const { search } = useLocation();
  const { open, show, close } = useOverlayParam();
  const [asked, setAsked] = useState<Pick<CoinDialogProps, 'rule' | 'op' | 'coins'> | null>(null);
  const blocked = changeBlock(rule, t);
  const columns = useMemo(
    (): TableColumn<CollectSymbol>[] => [
      coinColumn(t),
      thresholdColumn(t),
      balanceColumn(t),
      {
        key: 'authorized',
        header: t('column.authorizedBy'),
        align: 'end',
        priority: 2,
        cell: (coin) => `${coin.auth_sub_wallet_count} / ${rule.sub_wallet_total}`,
      },
      {
        key: 'status',
        header: t('coin.status.1'),
        // What stands against it needs a line of its own: opposite the coin it would take the room of its name.
        ...(blocked === undefined ? { card: 'state' as const } : {}),
        cell: (coin) => (
          <Switch
            aria-label={t('coins.switch', { coin: coin.symbol_alias })}
            checked={coin.status === 1}
            disabledReason={blocked}
            onChange={(on) => setAsked({ rule, op: on ? 'enable' : 'disable', coins: [coin] })}
          />
        ),
      },
    ],
    [t, rule, blocked],
  );
  const addButton = (
    <Button
      icon={<Plus size={16} strokeWidth={1.5} aria-hidden />}
      disabledReason={blocked}
      onClick={() => show('add-coins')}
    >
      {t('coins.add')}
    </Button>
  );
  return (
    <Section
      title={t('coins.title')}
      note={<Link href={ruleHref('thresholds', rule.id, search)}>{t('act.thresholds')}</Link>}
      action={addButton}
    >
      <Table
        label={t('coins.title')}
        columns={columns}
        rows={rule.symbol_list}
        rowKey={({ symbol }) => symbol}
        rowName={({ symbol_alias: name }) => name}
        empty={<EmptyState title={t('coins.empty')}>{t('coins.emptyDetail')}</EmptyState>}
        rowActions={(coin, name) => (
          <Button
            size="small"
            variant="danger"
            aria-label={t('coins.removeOf', { name })}
            disabledReason={blocked}
            onClick={() => setAsked({ rule, op: 'remove', coins: [coin] })}
          >
            {t('coins.remove')}
          </Button>
        )}
      />
      <Suspense>
        {open?.kind === 'add-coins' && blocked === undefined ? (
          <AddCoins rule={rule} onClose={close} />
        ) : null}
        {asked === null ? null : <Question {...asked} onClose={() => setAsked(null)} />}
      </Suspense>
    </Section>
  );
}
