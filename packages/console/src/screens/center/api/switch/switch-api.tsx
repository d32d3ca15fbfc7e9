import { apiSettings, type ApiDetail } from '@mpc/api';
import { DiffView, KeyValueList, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecidingStrategy } from '#features/decisions';
import { SettingDialog, useStillSet } from '#features/setting-change';
import { useMayGovern } from '#shared/selection/use-wallet-role.ts';
import { CodeTag } from '#shared/status/code-tag.tsx';
import { apiLooks } from '../api-looks.ts';
import { ApiRefusal } from '../api-refusal.tsx';
import { apiNow, lookedAt } from '../api-settings-first.ts';
import { apiDiff } from '../keys/api-diff.tsx';
import { noSettings, settingsOf } from '../keys/api-fields.ts';
import { useApiBarred } from '../use-api-barred.ts';
import { useAuthenticator } from '../use-authenticator.tsx';

interface SwitchApiProps {
  walletId: number;
  /** As it was looked at. */
  api: ApiDetail;
  onClose: () => void;
}

/** Asks once more before an API is switched off, which owner and admins do at once, or on, which others approve. */
export function SwitchApi({ walletId, api, onClose }: SwitchApiProps) {
  const { t } = useTranslation('apiPage');
  const { t: words } = useTranslation();
  const barred = useApiBarred(walletId, 'change');
  const mayGovern = useMayGovern();
  const authenticator = useAuthenticator();
  const still = useStillSet(lookedAt(api), async () => lookedAt(await apiNow(walletId)));
  const act = api.status === 1 ? 'disable' : 'enable';
  const status = act === 'enable' ? 1 : 2;
  const isAtOnce = act === 'disable' && mayGovern === true;
  // A key that was stolen is stopped at once, whatever else waits or has run out.
  const waits = barred ?? (api.pending === null ? undefined : t('refused.pending'));
  return (
    <SettingDialog
      type="warning"
      title={t(`switch.${act}.ask`)}
      confirm={t(isAtOnce ? 'switch.disable.confirm' : 'submit')}
      checkbox={act === 'disable' ? t('switch.disable.agreed') : undefined}
      means={t(isAtOnce ? 'switch.atOnce' : 'switch.afterApproval')}
      done={(data) => t(data?.item_id === undefined && isAtOnce ? 'switch.disable.done' : 'submitted')}
      command={apiSettings.switch}
      params={{ wallet_id: walletId, status, ga_code: authenticator.code }}
      still={still}
      against={(isAtOnce ? undefined : waits) ?? authenticator.against}
      isThere={async () => {
        const now = await apiNow(walletId);
        return now.status === status || now.pending?.op === act;
      }}
      refused={(error) =>
        authenticator.refuses(error) ? undefined : <ApiRefusal error={error} onShow={onClose} />
      }
      onDone={() => undefined}
      onClose={onClose}
    >
      <Stack gap="m">
        <KeyValueList
          items={[
            { key: 'app', label: t('credentials.appId'), value: <code>{api.app_id}</code> },
            {
              key: 'status',
              label: t('credentials.status'),
              value: <CodeTag looks={apiLooks} code={api.status} t={t} />,
            },
            ...(isAtOnce
              ? []
              : [
                  {
                    key: 'strategy',
                    label: words('order.strategy'),
                    value: <DecidingStrategy asked={{ wallet_id: walletId, business_type: 'api' }} />,
                  },
                ]),
          ]}
        />
        {act === 'disable' ? (
          <Text as="p">{t('switch.disable.stops')}</Text>
        ) : (
          <DiffView label={t('switch.enable.letsIn')} items={apiDiff(noSettings, settingsOf(api), t)} />
        )}
        {authenticator.field}
      </Stack>
    </SettingDialog>
  );
}
