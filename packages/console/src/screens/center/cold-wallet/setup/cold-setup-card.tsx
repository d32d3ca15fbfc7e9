import { coldProgress, type ColdCheck } from '@mpc/api';
import { Card, Link, ProgressBar, Skeleton, Stack, Stepper } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { live } from '#shared/freshness/live.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { setupOf } from '../cold-wallet-first.ts';

/** Addresses first: a strategy needs those of its network. */
const steps = [
  { key: 'multising_address', href: paths.center.coldWallet.editMultisig },
  { key: 'funding_strategy', href: paths.center.coldWallet.addFundStrategy },
  { key: 'warning_notice', href: `${paths.center.coldWallet.index}?tab=warnings` },
] as const satisfies { key: keyof ColdCheck; href: string }[];

/** How far the set-up is, with the way to what is missing. Nothing once it is complete. */
export function SetupCard({ walletId }: { walletId: number }) {
  const check = useQuery({ ...setupOf(walletId), ...live });
  return (
    <QueryView query={check} skeleton={<Skeleton shape="cards" count={1} />}>
      {(found) => (coldProgress(found).isComplete ? null : <Missing check={found} />)}
    </QueryView>
  );
}

function Missing({ check }: { check: ColdCheck }) {
  const { t } = useTranslation('coldWallet');
  const { search } = useLocation();
  const mayGovern = useMayGovern();
  const { done, total, percent } = coldProgress(check);
  const next = steps.find(({ key }) => !check[key]);
  return (
    <Card
      title={t('setup.title')}
      action={
        next !== undefined && mayGovern === true ? (
          <Link variant="button" href={withSelection(next.href, search)}>
            {t(`setup.go.${next.key}`)}
          </Link>
        ) : null
      }
    >
      <Stack gap="m">
        <ProgressBar
          label={t('setup.done', { done, total })}
          value={done / total}
          text={t('setup.progress', { done, total, percent })}
          tone="running"
        />
        <Stepper
          label={t('setup.title')}
          steps={steps.map(({ key, href }) => ({
            key,
            title: t(`setup.step.${key}`),
            detail: t(check[key] ? 'setup.isDone' : `setup.missing.${key}`),
            state: check[key]
              ? ('done' as const)
              : key === next?.key
                ? ('current' as const)
                : ('waiting' as const),
            ...(check[key] ? {} : { href: withSelection(href, search) }),
          }))}
        />
      </Stack>
    </Card>
  );
}
