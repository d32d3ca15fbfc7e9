import { codes, Refusal, strategies } from '@mpc/api';
import { Button, Stack, Text, Time } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { read } from '#shared/api/api.ts';
import { isFields, isNumber, isText } from '#shared/fields.ts';

interface RefusedChangeProps {
  error: unknown;
  /** Opens the change that waits. */
  onPending: (auditId: number) => void;
}

/** Why the server took a change no further, and what to do next. */
export function RefusedChange({ error, onPending }: RefusedChangeProps) {
  const { t } = useTranslation('strategyEngine');
  if (!(error instanceof Refusal)) return t('change.unread');
  const { code, data, msg } = error;
  if (code === codes.changePending) return <OtherPending auditId={itemIn(data)} onPending={onPending} />;
  const { field, fault } = isFields(data) ? data : {};
  if (field === 'name' && fault === 'taken') return t('change.refused.nameTaken');
  const step = isText(field) ? /^node_list\.(\d+)\.uids$/.exec(field)?.[1] : undefined;
  if (step !== undefined) return t('change.refused.people', { index: Number(step) + 1 });
  return msg || code;
}

function itemIn(data: unknown): number | null {
  const id = isFields(data) ? data['item_id'] : null;
  return isNumber(id) ? id : null;
}

/** Another change of the same waits already: whose it is, and the way to it. */
function OtherPending({
  auditId,
  onPending,
}: Pick<RefusedChangeProps, 'onPending'> & { auditId: number | null }) {
  const { t } = useTranslation('strategyEngine');
  const other = useQuery({
    ...read(strategies.change, { audit_id: auditId ?? 0 }),
    enabled: auditId !== null,
  });
  return (
    <Stack gap="s" align="start">
      <Text as="p">{t('change.refused.pending')}</Text>
      {other.data === undefined ? null : (
        <Text as="p">
          {t('change.requestedBy', { name: other.data.operator.nickname })} ·{' '}
          <Time at={other.data.created_at} kind="relative" />
        </Text>
      )}
      {auditId === null ? null : (
        <Button size="small" onClick={() => onPending(auditId)}>
          {t('change.view')}
        </Button>
      )}
    </Stack>
  );
}
