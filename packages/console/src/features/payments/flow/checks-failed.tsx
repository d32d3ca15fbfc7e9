import { Banner, Button, Text } from '@mpc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureWords } from '#shared/query-view/failure-words.ts';
import { checkName } from './check-name.ts';

type Check = Pick<UseQueryResult, 'isError' | 'data' | 'isFetching' | 'refetch' | 'error'>;

/** Names what a payment cannot be reviewed without and could not be read, says why, and reads it again. */
export function ChecksFailed({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation();
  const failed = checks.filter(({ isError, data }) => isError && data === undefined);
  if (failed.length === 0) return null;
  const lines = failed.map(({ error }) =>
    t('transfer.checkFailed', {
      check: t(`transfer.check.${checkName(error)}`),
      why: failureWords(t, error),
    }),
  );
  return (
    <Banner
      tone="danger"
      title={t('transfer.checksFailed')}
      action={
        <Button
          size="small"
          busy={failed.some(({ isFetching }) => isFetching)}
          onClick={() => {
            for (const check of failed) void check.refetch();
          }}
        >
          {t('transfer.retry')}
        </Button>
      }
    >
      {[...new Set(lines)].map((line) => (
        <Text key={line} as="p">
          {line}
        </Text>
      ))}
    </Banner>
  );
}
