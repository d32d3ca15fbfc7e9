import { Banner, ComboBox, Form, RadioCards, Skeleton, Stack, Text } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { listed } from '#shared/i18n/i18n.ts';
import { QueryView } from '#shared/query-view/query-view.tsx';
import { keyName } from '../keys/key-columns.tsx';
import { mayApply } from '../keys/key-state.rules.ts';
import type { KeyRequest } from './apply-content.ts';
import type { ApplyValues } from './apply.values.ts';
import { ReasonField } from './reason-field.tsx';
import type { useKeyRequest } from './use-key-request.ts';

interface ApplyFormProps {
  id: string;
  values: ApplyValues;
  asked: ReturnType<typeof useKeyRequest>;
  onChange: (part: Partial<ApplyValues>) => void;
  onProblems: (labels: readonly string[]) => void;
  onSubmit: (request: KeyRequest) => void;
}

/** Which keys, and why. Nothing secret is entered here: the phone asks for its password itself. */
export function ApplyForm({ id, values, asked, onChange, onProblems, onSubmit }: ApplyFormProps) {
  const { t } = useTranslation('privateKeyRecovery');
  const { scope, subWalletId, reason } = values;
  const { request } = asked;
  const taken = (request?.keys ?? []).filter((key) => !mayApply(key));
  const against = taken.length === 0 ? undefined : t('apply.pending', { names: listed(taken.map(keyName)) });
  return (
    <QueryView query={asked.subWallets} skeleton={<Skeleton shape="form" />}>
      {(subWallets) => (
        <Form
          id={id}
          label={t('apply.title')}
          onProblems={onProblems}
          onSubmit={() => {
            if (request !== null) onSubmit(request);
          }}
        >
          <Stack>
            <RadioCards
              label={t('field.scope')}
              required
              min="180px"
              options={(['sub_wallet', 'wallet'] as const).map((one) => ({
                id: one,
                title: t(`scope.${one}`),
                detail: t(`scopeDetail.${one}`),
              }))}
              value={scope}
              onChange={(next) => onChange({ scope: next })}
              error={scope === 'wallet' ? against : undefined}
            />
            {scope === 'wallet' ? null : (
              <ComboBox
                label={t('column.subWallet')}
                required
                options={subWallets.map((one) => ({
                  id: String(one.sub_wallet_id),
                  label: one.sub_wallet_name,
                }))}
                value={subWalletId === null ? null : String(subWalletId)}
                onChange={(chosen) => onChange({ subWalletId: chosen === null ? null : Number(chosen) })}
                error={against}
              />
            )}
            <ReasonField value={reason} onChange={(next) => onChange({ reason: next })} />
            <Banner tone="idle" title={t('apply.noSecret')}>
              <Text as="p">{t('apply.phoneAsks')}</Text>
            </Banner>
          </Stack>
        </Form>
      )}
    </QueryView>
  );
}
