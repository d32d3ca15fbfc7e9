import type { Callback } from '@mpc/api';
import { Inline, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** What the customer's server answered last. */
export function CallbackReply({ row }: { row: Callback }) {
  const { t } = useTranslation();
  if (row.http_code === undefined) return null;
  if (row.http_code === 0) return <Text tone="muted">{t('callbacks.noAnswer')}</Text>;
  return (
    <Inline gap="s" wrap={false}>
      <Text tone="muted" size="label">
        HTTP {row.http_code}
      </Text>
      <Text truncate>{row.response_body}</Text>
    </Inline>
  );
}
