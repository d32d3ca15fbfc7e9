import { kyt } from '@mpc/api';
import { Banner, Button, Checkbox, CheckboxGroup, RadioGroup, Stack, TransferList } from '@mpc/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useRun } from '#features/decisions';
import type { StepProps } from './config-form.tsx';
import { directions, savedIds, type ScopeChoice } from './config.values.ts';
import type { NamedSubWallet } from './use-scope-choice.ts';

export interface ScopeStepProps extends StepProps {
  names: readonly NamedSubWallet[];
  scope: ScopeChoice;
}

const spelt = (ids: readonly (string | number)[]) =>
  ids
    .map(Number)
    .toSorted((a, b) => a - b)
    .join();

/** Which sub-wallets are screened, and in which direction. The selection is kept by the server as a draft, too. */
export function ScopeStep({ config, values, barred, names, scope, onChange }: ScopeStepProps) {
  const { t } = useTranslation('kyt');
  useKeptScope({ serviceId: config.service_id, chosen: values.chosen, which: values.which, scope, barred });
  const saved = savedIds(config, scope);
  const isDrafted = scope.isDraft && spelt(scope.chosen) !== spelt(saved);
  return (
    <Stack gap="m">
      <CheckboxGroup
        label={t('config.scope.directions')}
        required
        options={directions.map((id) => ({ id, label: t(`config.direction.${id}`) }))}
        value={values.directions}
        onChange={(next) => onChange({ directions: next })}
      />
      <RadioGroup
        label={t('config.scope.which')}
        required
        options={(['all', 'chosen'] as const).map((id) => ({ id, label: t(`config.scope.${id}`) }))}
        value={values.which}
        onChange={(which) => onChange({ which })}
      />
      {values.which === 'chosen' ? (
        <>
          {isDrafted ? (
            <Banner
              tone="idle"
              action={
                <Button
                  size="small"
                  onClick={() =>
                    onChange({
                      which: config.scope.scope_type === 1 ? 'all' : 'chosen',
                      chosen: saved.map(String),
                    })
                  }
                >
                  {t('config.scope.useSaved')}
                </Button>
              }
            >
              {t('config.scope.drafted')}
            </Banner>
          ) : null}
          <TransferList
            label={t('config.scope.subWallets')}
            required
            options={names.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={values.chosen}
            onChange={(chosen) => onChange({ chosen })}
          />
          <Checkbox checked={values.includesNew} onChange={(includesNew) => onChange({ includesNew })}>
            {t('config.scope.includeNew')}
          </Checkbox>
        </>
      ) : null}
    </Stack>
  );
}

interface KeptScope {
  serviceId: number;
  chosen: readonly string[];
  which: 'all' | 'chosen';
  scope: ScopeChoice;
  barred: string | undefined;
}

/** Gives the server a selection that was changed once the step is left: this browser keeps it until then. */
function useKeptScope({ serviceId, chosen, which, scope, barred }: KeptScope) {
  const run = useRun();
  const keep = useEffectEvent(() => {
    const isKept = spelt(chosen) === spelt(scope.chosen);
    if (barred !== undefined || which === 'all' || chosen.length === 0 || isKept) return;
    // What the server does not keep, this browser does.
    void run(kyt.draftScope, { service_id: serviceId, sub_wallet_ids: chosen.map(Number) }).catch(
      () => undefined,
    );
  });
  useEffect(() => () => keep(), []);
}
