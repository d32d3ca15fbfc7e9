import { apiSettings, type ApiDetail } from '@mpc/api';
import { DiffView, KeyValueList, Stack } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { DecidingStrategy } from '#features/decisions';
import { SettingDialog, useStillSet } from '#features/setting-change';
import { ApiRefusal } from '../api-refusal.tsx';
import { apiNow, lookedAt } from '../api-settings-first.ts';
import { apiDiff, isSameApi } from '../keys/api-diff.tsx';
import { settingsOf, type ApiSettings } from '../keys/api-fields.ts';
import { useAuthenticator } from '../use-authenticator.tsx';

export interface SaveApiProps {
  walletId: number;
  /** What is there now, as it was looked at. */
  before: ApiDetail;
  settings: ApiSettings;
  onDone: () => void;
  onClose: () => void;
}

/** The settings of an API before and after, keys by their fingerprints, and who decides: the last look before they are sent. */
export function SaveApi({ walletId, before, settings, onDone, onClose }: SaveApiProps) {
  const { t } = useTranslation('apiPage');
  const { t: words } = useTranslation();
  const authenticator = useAuthenticator();
  const still = useStillSet(lookedAt(before), async () => lookedAt(await apiNow(walletId)));
  const isNew = before.status === 0;
  // Nobody is let in: only switching it on again is decided by others.
  const isAtOnce = before.status === 2;
  return (
    <SettingDialog
      type="warning"
      title={t(isNew ? 'save.askNew' : 'save.ask')}
      confirm={t(isAtOnce ? 'save.confirm' : 'submit')}
      means={t(isAtOnce ? 'save.whileDisabled' : isNew ? 'save.newAfterApproval' : 'save.afterApproval')}
      done={t(isAtOnce ? 'save.done' : 'submitted')}
      command={apiSettings.save}
      params={{ wallet_id: walletId, ...settings, ga_code: authenticator.code }}
      still={still}
      against={before.pending === null ? authenticator.against : t('refused.pending')}
      isThere={async () => {
        const now = await apiNow(walletId);
        return isSameApi(now.pending?.values ?? now, settings);
      }}
      refused={(error) =>
        authenticator.refuses(error) ? undefined : <ApiRefusal error={error} onShow={onClose} />
      }
      onDone={onDone}
      onClose={onClose}
    >
      <Stack gap="m">
        <DiffView
          label={t('pending.changes')}
          showUnchanged
          items={apiDiff(settingsOf(before), settings, t)}
        />
        {isAtOnce ? null : (
          <KeyValueList
            items={[
              {
                key: 'strategy',
                label: words('order.strategy'),
                value: <DecidingStrategy asked={{ wallet_id: walletId, business_type: 'api' }} />,
              },
            ]}
          />
        )}
        {authenticator.field}
      </Stack>
    </SettingDialog>
  );
}
