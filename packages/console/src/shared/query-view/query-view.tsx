import { Banner, Button, Inline, Skeleton } from '@mpc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useShape } from '#shared/freshness/first-view.ts';
import { failureWords } from './failure-words.ts';

export interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** The shape of what is coming. @default rows */
  skeleton?: ReactNode;
  /** What can be done about a failure, besides trying again. */
  remedy?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The states of a reading call: the shape of what comes, what went wrong with a way to try again, or the data. */
export function QueryView<Data>({ query, skeleton, remedy, children }: QueryViewProps<Data>) {
  const { t } = useTranslation();
  useShape(query.data === undefined && !query.isError);
  if (query.data !== undefined) {
    return (
      <>
        {query.isError ? <QueryError query={query} remedy={remedy} /> : null}
        {children(query.data)}
      </>
    );
  }
  if (query.isError) return <QueryError query={query} remedy={remedy} />;
  return (
    <>
      {skeleton ?? <Skeleton shape="rows" />}
      {query.failureCount > 0 ? <Banner tone="attention">{t('state.tryingAgain')}</Banner> : null}
    </>
  );
}

interface QueryErrorProps {
  query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'>;
  remedy: ReactNode;
}

function QueryError({ query, remedy }: QueryErrorProps) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="danger"
      title={t('state.failed')}
      action={
        <Inline>
          {remedy}
          <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
            {t('action.retry')}
          </Button>
        </Inline>
      }
    >
      {failureWords(t, query.error)}
    </Banner>
  );
}
