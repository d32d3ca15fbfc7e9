import type { CollectAuth, CollectRule } from '@mpc/api';
import { Button, EmptyState, Table, type TableBasics } from '@mpc/ui';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { lazyPart } from '#shared/lazy-part.tsx';
import { authColumns } from './auth-columns.tsx';
import { authBlock, isGiven } from './auth-content.ts';

const Sign = lazyPart(() => import('./auth-sign.tsx'), 'AuthSign', 'order');

export interface AuthTableProps extends Omit<TableBasics<CollectAuth>, 'label' | 'rowKey' | 'columns'> {
  rule: CollectRule;
  columns?: TableBasics<CollectAuth>['columns'];
}

/** One line for each address and coin: what the rule's contract may take there, and the code to give or end that. */
export function AuthTable({ rule, columns, ...rest }: AuthTableProps) {
  const { t } = useTranslation('collection');
  const own = useMemo(() => authColumns(t, rule.base_symbol), [t, rule.base_symbol]);
  const [signed, setSigned] = useState<CollectAuth | null>(null);
  return (
    <>
      <Table
        empty={<EmptyState title={t('auth.empty')}>{t('auth.emptyDetail')}</EmptyState>}
        {...rest}
        label={t('auth.list')}
        columns={columns ?? own}
        rowKey={({ id }) => id}
        rowName={({ sub_wallet_name: name, symbol_alias: coin }) => `${coin} ${name}`}
        rowActions={(auth, name) => {
          const way = isGiven(auth) ? 'revoke' : 'give';
          return (
            <Button
              size="small"
              variant={way === 'revoke' ? 'danger' : 'secondary'}
              aria-label={t(`auth.actOf.${way}`, { name })}
              disabledReason={authBlock(rule, auth, t)}
              onClick={() => setSigned(auth)}
            >
              {t(`auth.act.${way}`)}
            </Button>
          );
        }}
      />
      {signed === null ? null : (
        <Suspense>
          <Sign key={signed.id} rule={rule} auth={signed} onClose={() => setSigned(null)} />
        </Suspense>
      )}
    </>
  );
}
