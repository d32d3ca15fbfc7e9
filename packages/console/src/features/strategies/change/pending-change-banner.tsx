import { strategies, type ChangeRequest, type PendingChange } from '@mpc/api';
import { Banner, Button, DiffView, Inline, listNames, Stack, Text, Time, useLanguage } from '@mpc/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changePlace, strategyDiff } from '#features/approvals';
import { read } from '#shared/api/api.ts';
import { useOverlayParam } from '#shared/overlay/overlay-param.ts';
import { useNetNames } from './use-net-names.ts';

export interface PendingChangeBannerProps {
  walletId: number;
  pending: PendingChange | ChangeRequest;
  /** What is changed, where several strategies stand on the page. */
  name?: string | undefined;
}

/** The change of a strategy that waits: what of it is new, who requested it, whom it waits for, and what the reader may do. */
export function PendingChangeBanner({ walletId, pending, name }: PendingChangeBannerProps) {
  const { t } = useTranslation('strategyEngine');
  const { t: words } = useTranslation();
  const language = useLanguage();
  const { show } = useOverlayParam();
  const names = useNetNames(walletId);
  const { audit_id: id, op, operator, created_at, my_action, can_revoke } = pending;
  const change = useQuery(read(strategies.change, { audit_id: id }));
  const missing = change.data?.missing ?? ('missing' in pending ? pending.missing : []);
  const title = t(`change.pending.${op}`);
  return (
    <Banner
      tone="attention"
      title={name === undefined ? title : t('change.pending.named', { name, title })}
      action={
        <Inline gap="s">
          {can_revoke ? (
            <Button size="small" onClick={() => show('cancel-strategy', id)}>
              {words('approval.act.revoke')}
            </Button>
          ) : null}
          <Button
            size="small"
            variant={my_action === 1 ? 'primary' : 'secondary'}
            onClick={() => show('strategy', id)}
          >
            {t(my_action === 1 ? 'change.review' : 'change.view')}
          </Button>
        </Inline>
      }
    >
      <Stack gap="s">
        <Text as="p">
          {t('change.requestedBy', { name: operator.nickname })} · <Time at={created_at} kind="relative" />
          {missing.length === 0
            ? null
            : ` · ${t('change.waitsFor', {
                names: listNames(
                  missing.map(({ nickname }) => nickname),
                  language,
                  'or',
                ),
              })}`}
        </Text>
        {change.data === undefined ? null : (
          <DiffView
            label={words('approval.content')}
            items={strategyDiff(change.data, names, words, changePlace(change.data))}
          />
        )}
      </Stack>
    </Banner>
  );
}
