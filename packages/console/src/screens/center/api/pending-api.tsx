import type { ApiDetail } from '@mpc/api';
import { Banner, Button, Card, DiffView, Stack, Text, Time } from '@mpc/ui';
import { spaced } from '#shared/i18n/spaced.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { MissingPeople } from '#features/decisions';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { apiDiff } from './keys/api-diff.tsx';
import { noSettings } from './keys/api-fields.ts';

/** The change that waits: who requested it, whom it waits for, and every value it would change beside the one in force. */
export function PendingApi({ api }: { api: ApiDetail }) {
  const { t } = useTranslation('apiPage');
  const { show } = useOverlayParam();
  const { pending } = api;
  if (pending === null) return null;
  const { item_id: id, op, values, initiator, created_at: at, expire_at: until, node_list: nodes } = pending;
  const changes = op === 'create' || op === 'edit';
  return (
    <Stack gap="m">
      <Banner
        tone="attention"
        title={t(`pending.${op}`)}
        action={
          <Button size="small" onClick={() => show('api', id)}>
            {t('pending.view')}
          </Button>
        }
      >
        <Text as="p">
          {t('pending.by', { name: initiator.nickname })} · <Time at={at} kind="relative" />
        </Text>
        <MissingPeople subject={{ nodes, status: 0 }} createdAt={at} />
        <Text as="p">
          {spaced(t(op === 'create' ? 'pending.untilCreated' : 'pending.inForce'))}
          {until === 0 ? null : (
            <>
              {spaced(t('pending.expires'))}
              <Time at={until} kind="short" />
            </>
          )}
        </Text>
      </Banner>
      {changes ? (
        <Card title={t('pending.changes')}>
          <DiffView
            label={t('pending.changes')}
            items={apiDiff(op === 'create' ? noSettings : api, values, t)}
          />
        </Card>
      ) : null}
    </Stack>
  );
}
