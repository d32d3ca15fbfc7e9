import { Banner, Button } from '@mpc/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

type Check = Pick<UseQueryResult, 'isError' | 'data' | 'isFetching' | 'refetch'>;

/** Says that something a payment cannot be reviewed without could not be read, and reads it again. */
export function ChecksFailed({ checks }: { checks: readonly Check[] }) {
  const { t } = useTranslation();
  const failed = checks.filter(({ isError, data }) => isError && data === undefined);
  if (failed.length === 0) return null;
  return (
    <Banner
      tone="danger"
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
      {t('transfer.checksFailed')}
    </Banner>
  );
}
