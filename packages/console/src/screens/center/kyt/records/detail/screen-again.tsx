import { kyt, type KytRecordDetail } from '@mpc/api';
import { Banner, Button, Inline, Stack, StatusTag, Text, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { isScreeningDown } from '#features/address-check';
import { RiskTag } from '#features/orders';
import { read } from '#shared/api/api.ts';
import { failureWords } from '#shared/query-view/failure-words.ts';
import { serverTimeOf } from '#shared/time/server-time.ts';

/** Asks for the risk of the other side's address as it is now. The record stays as it is. */
export function ScreenAgain({ record }: { record: KytRecordDetail }) {
  const { t } = useTranslation('kyt');
  const { t: words } = useTranslation();
  const [isAsked, setAsked] = useState(false);
  const { sub_wallet_id, symbol, screen_address: address_to } = record;
  const now = useQuery({
    ...read(kyt.withdrawCheck, { sub_wallet_id, symbol, address_to }),
    enabled: isAsked,
    staleTime: Infinity,
    refetchOnMount: 'always',
  });
  const isShown = isAsked && now.data !== undefined && !now.isFetching && !now.isError;
  return (
    <Stack gap="s">
      <Inline>
        <Button
          size="small"
          busy={now.isFetching}
          onClick={() => {
            if (isAsked) void now.refetch();
            else setAsked(true);
          }}
        >
          {t('records.again.act')}
        </Button>
        {isShown ? (
          <Inline gap="s" role="status">
            <RiskTag level={now.data.kyt.level} />
            {now.data.black === 1 ? <StatusTag tone="danger">{t('records.again.black')}</StatusTag> : null}
            <Text tone="muted" size="label">
              {[words('order.score', { score: now.data.kyt.score }), ...now.data.kyt.categories].join(' · ')}
              {' · '}
              <Time at={now.data.kyt.checked_at ?? serverTimeOf(now.dataUpdatedAt)} kind="short" />
            </Text>
          </Inline>
        ) : null}
      </Inline>
      {isAsked && now.isError && !now.isFetching ? (
        <Banner tone="attention">
          {isScreeningDown(now.error) ? t('records.again.down') : failureWords(words, now.error)}
        </Banner>
      ) : null}
    </Stack>
  );
}
