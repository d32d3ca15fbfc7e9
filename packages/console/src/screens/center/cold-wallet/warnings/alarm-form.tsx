import type { Coin, ColdAlarm } from '@mpc/api';
import {
  all,
  Banner,
  Card,
  CheckboxGroup,
  Form,
  Stack,
  SubmitButton,
  TagInput,
  Text,
  useChecks,
  type FieldMessage,
} from '@mpc/ui';
import { useId, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import type { DraftProps } from '#shared/drafts/drafted.tsx';
import { latePart } from '#shared/lazy-part.tsx';
import { useGovernorsOnly } from '../fund-strategy/use-cold-barred.ts';
import {
  draftOfAlarm,
  emailLimit,
  isAlarmAsSent,
  isRepeated,
  taskEvents,
  valuesOfAlarm,
  withEdits,
  type AlarmValues,
} from './alarm.values.ts';
import { BalanceMonitors } from './balance-monitors.tsx';

const SaveAlarm = latePart(() => import('./save-alarm.tsx'), 'SaveAlarm');

interface AlarmFormProps extends DraftProps<Partial<AlarmValues>> {
  walletId: number;
  alarm: ColdAlarm;
  /** Those of the cold wallet, for their names. */
  coins: readonly Coin[];
}

/** The alerts of the cold wallet, saved as a whole. */
export function AlarmForm({ walletId, alarm, coins, values: edits, onChange, onClear }: AlarmFormProps) {
  const { t } = useTranslation('coldWallet');
  const form = useId();
  const checks = useChecks();
  const barred = useGovernorsOnly();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const [asked, setAsked] = useState(false);
  // What nobody has touched follows the server.
  const values = withEdits(valuesOfAlarm(alarm), edits);
  const draft = draftOfAlarm(values, alarm);
  const isSame = draft !== null && isAlarmAsSent(alarm, draft);
  const twice = (email: string): FieldMessage | null =>
    isRepeated(values.emails, email) ? { level: 'error', message: t('warnings.repeated') } : null;
  return (
    <Form id={form} label={t('warnings.title')} onSubmit={() => setAsked(true)} onProblems={setProblems}>
      <Stack>
        <Card title={t('warnings.recipients')}>
          <Stack gap="m">
            <TagInput
              label={t('warnings.emails')}
              description={t('warnings.emailsMean')}
              limit={emailLimit}
              value={values.emails}
              check={all(checks.email(), checks.length({ max: 254 }), twice)}
              onChange={(emails) => onChange({ emails })}
            />
            {values.emails.length === 0 ? (
              <Banner tone="attention">{t('warnings.noRecipients')}</Banner>
            ) : null}
          </Stack>
        </Card>
        <Card title={t('warnings.events')}>
          <CheckboxGroup
            label={t('warnings.eventsLabel')}
            options={taskEvents.map((id) => ({
              id,
              label: t(`warnings.event.${id}`),
              detail: t(`warnings.eventMeans.${id}`),
            }))}
            value={values.events}
            onChange={(events) => onChange({ events })}
          />
        </Card>
        <Card title={t('warnings.monitors')}>
          <Stack gap="m">
            <Text as="p" tone="muted">
              {t('warnings.monitorsMean')}
            </Text>
            <BalanceMonitors alarm={alarm} coins={coins} values={values} edits={edits} onChange={onChange} />
          </Stack>
        </Card>
        <Stack gap="xs" align="end">
          <SubmitButton
            form={form}
            problems={problems}
            reason={barred ?? (isSame ? t('strategy.unchanged') : undefined)}
          >
            {t('warnings.review')}
          </SubmitButton>
        </Stack>
      </Stack>
      {asked && draft !== null ? (
        <SaveAlarm
          walletId={walletId}
          alarm={alarm}
          coins={coins}
          draft={draft}
          onDone={onClear}
          onClose={() => setAsked(false)}
        />
      ) : null}
    </Form>
  );
}
