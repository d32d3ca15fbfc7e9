import { Banner, Button, Skeleton } from '@mpc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureWords } from './failure-words.ts';

export interface QueryViewProps<Data> {
  query: UseQueryResult<Data>;
  /** The shape of what is coming. @default rows */
  skeleton?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The states of a reading call: the shape of what comes, what went wrong with a way to try again, or the data. */
export function QueryView<Data>({ query, skeleton, children }: QueryViewProps<Data>) {
  const { t } = useTranslation();
  if (query.data !== undefined) {
    return (
      <>
        {query.isError ? <QueryError query={query} /> : null}
        {children(query.data)}
      </>
    );
  }
  if (query.isError) return <QueryError query={query} />;
  return (
    <>
      {skeleton ?? <Skeleton shape="rows" />}
      {query.failureCount > 0 ? <Banner tone="attention">{t('state.tryingAgain')}</Banner> : null}
    </>
  );
}

function QueryError({ query }: { query: Pick<UseQueryResult, 'error' | 'refetch' | 'isFetching'> }) {
  const { t } = useTranslation();
  return (
    <Banner
      tone="danger"
      title={t('state.failed')}
      action={
        <Button size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
          {t('action.retry')}
        </Button>
      }
    >
      {failureWords(t, query.error)}
    </Banner>
  );
}
