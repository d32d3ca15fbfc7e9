import { Amount, Banner, Checkbox, Stack, Time } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';

/** An earlier payment that this one would repeat. */
export interface Earlier {
  /** Its request id: what is agreed to. */
  key: string;
  amount: string;
  at: number;
  /** Who asked for it, where that is known. */
  by: string | null;
}

interface RepeatsNoticeProps {
  earlier: readonly Earlier[];
  coinName: string;
  agreed: boolean;
  onAgree: (agreed: boolean) => void;
}

/** Names the earlier payments to the same address of about the same amount: a second one wants a deliberate yes. */
export function RepeatsNotice({ earlier, coinName, agreed, onAgree }: RepeatsNoticeProps) {
  const { t } = useTranslation();
  if (earlier.length === 0) return null;
  return (
    <Stack gap="s">
      <Banner tone="attention" title={t('transfer.repeats.title', { count: earlier.length })}>
        <Stack gap="xs">
          {earlier.map(({ key, amount, at, by }) => (
            <span key={key}>
              <Amount value={amount} symbol={coinName} /> · <Time at={at} />
              {by === null ? null : <> · {by}</>}
            </span>
          ))}
        </Stack>
      </Banner>
      <Checkbox checked={agreed} onChange={onAgree}>
        {t('transfer.repeats.agree', { count: earlier.length })}
      </Checkbox>
    </Stack>
  );
}
