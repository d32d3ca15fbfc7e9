import { codes, Refusal, type CollectRule } from '@mpc/api';
import { EmptyState, Link, Page, Skeleton } from '@mpc/ui';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useLocation } from 'react-router-dom';
import { second } from '#shared/durations.ts';
import { live } from '#shared/freshness/live.ts';
import { useCrumbs } from '#shared/navigation/crumbs.ts';
import { paths } from '#shared/paths.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { useSelection } from '#shared/selection/use-selection.ts';
import { withSelection } from '#shared/selection/with-selection.ts';
import { ruleIdIn } from './rule-id.rules.ts';
import { ruleHref } from './rule-links.ts';
import { ruleOf } from './rule-query.ts';

export interface RuleGateProps {
  /** What the page is called until the rule is known. */
  title: string;
  /** What of the rule it shows; absent on the page of the rule itself. */
  part?: string;
  skeleton?: ReactNode;
  children: (rule: CollectRule) => ReactNode;
}

type Found = Pick<UseQueryResult<CollectRule>, 'error' | 'data'>;

/** What nobody has answered with a rule, or with one of another wallet. */
function isGone({ error, data }: Found, walletId: number): boolean {
  if (error instanceof Refusal && error.code === codes.badParameter) return true;
  return data !== undefined && data.wallet_id !== walletId;
}

/** How often it is read again: soon while its chain or a phone is at work, not at all once it was refused or is not there. */
function pace(found: Found, walletId: number): number | false {
  const { data: rule, error } = found;
  if (error instanceof Refusal || isGone(found, walletId)) return false;
  return rule?.status === 1 || rule?.status === 2 ? 5 * second : live.refetchInterval;
}

/** The rule that the address names: on its way, failed, not there with the way back, or handed on. */
export function RuleGate({
  title,
  part,
  skeleton = <Skeleton shape="form" count={6} />,
  children,
}: RuleGateProps) {
  const { t } = useTranslation('collection');
  const { pathname, search } = useLocation();
  const walletId = useSelection().walletId ?? 0;
  const id = ruleIdIn(pathname);
  const query = useQuery({
    ...ruleOf(id ?? 0),
    enabled: id !== null,
    refetchInterval: ({ state }) => pace(state, walletId),
  });
  const isMissing = id === null || isGone(query, walletId);
  const name = isMissing ? undefined : query.data?.rule_name;
  const href = part === undefined || id === null ? undefined : ruleHref('detail', id, search);
  useCrumbs([
    ...(name === undefined ? [] : [{ label: name, href }]),
    ...(part === undefined ? [] : [{ label: part }]),
  ]);
  if (isMissing)
    return (
      <Page title={title}>
        <EmptyState
          title={t('gone.title')}
          action={
            <Link variant="button" href={withSelection(paths.center.collection.index, search)}>
              {t('gone.back')}
            </Link>
          }
        >
          {t('gone.detail')}
        </EmptyState>
      </Page>
    );
  if (query.data !== undefined) return children(query.data);
  return (
    <Page title={title}>
      <QueryView query={query} skeleton={skeleton}>
        {() => null}
      </QueryView>
    </Page>
  );
}
