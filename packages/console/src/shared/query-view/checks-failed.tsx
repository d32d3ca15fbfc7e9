import { Banner, Button, Text } from '@mpc/ui';
import type { ReactNode } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { checkName } from './check-name.ts';
import { failureWords } from './failure-words.ts';

/** A reading that a decision stands on, as far as its failure is concerned. */
export interface Check {
  isError: boolean;
  data?: unknown;
  error: unknown;
  isFetching: boolean;
  refetch: () => unknown;
}

interface ChecksFailedProps {
  checks: readonly Check[];
  /** What a person can do meanwhile. */
  children?: ReactNode;
}

const isFailed = ({ isError, data }: Check) => isError && data === undefined;

/** Whether one of them failed, so that nothing comes until it is retried: what waits for them says so. */
export const haveFailed = (checks: readonly Check[]): boolean => checks.some(isFailed);

/** Names what is needed here and could not be read, says why, and reads it again. */
export function ChecksFailed({ checks, children }: ChecksFailedProps) {
  const { t } = useTranslation();
  const failed = checks.filter(isFailed);
  if (failed.length === 0) return null;
  const lines = failed.map(({ error }) =>
    t('checks.line', {
      check: t(`checks.name.${checkName(error)}`),
      why: failureWords(t, error),
    }),
  );
  return (
    <Banner
      tone="danger"
      title={t('checks.failed')}
      action={
        <Button
          size="small"
          busy={failed.some(({ isFetching }) => isFetching)}
          onClick={() => {
            for (const check of failed) void check.refetch();
          }}
        >
          {t('checks.retry')}
        </Button>
      }
    >
      {[...new Set(lines)].map((line) => (
        <Text key={line} as="p">
          {line}
        </Text>
      ))}
      {children}
    </Banner>
  );
}
