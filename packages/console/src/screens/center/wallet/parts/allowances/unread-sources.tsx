import { Banner, Button, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { failureWords } from '#shared/query-view/failure-words.ts';
import type { useAllowances } from './use-allowances.ts';

const kinds = ['calls', 'waiting', 'rule', 'agent', 'use'] as const;

/** Without these no allowance is missing, but what is said of one. */
const besides: readonly string[] = ['waiting', 'use'];

/** Where allowances would be known from and could not be read, why, and the way to read it again. */
export function UnreadSources({ sources }: Pick<ReturnType<typeof useAllowances>, 'sources'>) {
  const { t } = useTranslation(['translation', 'btcAddress']);
  const failed = kinds.flatMap((kind) => {
    const [first, ...others] = sources[kind].filter(({ isFetched, data }) => isFetched && data === undefined);
    return first === undefined ? [] : [{ kind, error: first.error, queries: [first, ...others] }];
  });
  if (failed.length === 0) return null;
  const queries = failed.flatMap((one) => one.queries);
  return (
    <Banner
      tone="danger"
      title={t(
        failed.every(({ kind }) => besides.includes(kind))
          ? 'btcAddress:allowances.unreadBesides'
          : 'btcAddress:allowances.unread',
      )}
      action={
        <Button
          size="small"
          busy={queries.some(({ isFetching }) => isFetching)}
          onClick={() => {
            for (const query of queries) void query.refetch();
          }}
        >
          {t('action.retry')}
        </Button>
      }
    >
      {failed.map(({ kind, error }) =>
        // While it is read again there is no reason yet.
        error === null ? null : (
          <Text key={kind} as="p">
            {t('btcAddress:allowances.unreadDetail', {
              what: t(`btcAddress:allowances.sources.${kind}`),
              why: failureWords(t, error),
            })}
          </Text>
        ),
      )}
    </Banner>
  );
}
