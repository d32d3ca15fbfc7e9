import { strategyLimits } from '@mpc/api';
import {
  Button,
  IconButton,
  Inline,
  NumberField,
  Section,
  Select,
  Stack,
  TagInput,
  Text,
  TextField,
} from '@mpc/ui';
import type { FieldMessage } from '@mpc/ui';
import { Plus, X } from 'lucide-react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useMethodNames } from '#features/contract-call';
import { AddressList } from './address-list.tsx';
import type { FormPart } from './form-part.ts';
import { isSelector } from './strategy-faults.rules.ts';
import type { ParameterValues } from './strategy.values.ts';

interface ContractsPartProps extends FormPart {
  walletId: number;
  subWalletId: number;
}

/** Which contracts, methods and parameters a strategy is about. */
export function CallParts({ values, onChange, walletId, subWalletId }: ContractsPartProps) {
  const { t } = useTranslation('strategyEngine');
  return (
    <>
      <Stack gap="s">
        <Text tone="strong">{t('conditions.contracts.label')}</Text>
        <Text tone="muted">{t('conditions.contracts.means')}</Text>
        <AddressList
          of="contract"
          walletId={walletId}
          subWalletId={subWalletId}
          value={values.contracts}
          onChange={(contracts) => onChange({ contracts })}
        />
      </Stack>
      <MethodsPart values={values} onChange={onChange} />
      <ParametersPart values={values} onChange={onChange} />
    </>
  );
}

function MethodsPart({ values: { methods, params }, onChange }: FormPart) {
  const { t } = useTranslation('strategyEngine');
  const names = useMethodNames();
  const known = methods.flatMap((selector) => {
    const name = names.get(selector);
    return name === undefined ? [] : [{ selector, name }];
  });
  return (
    <Stack gap="xs">
      <TagInput
        label={t('conditions.methods.label')}
        description={t('conditions.methods.means')}
        placeholder="0xa9059cbb"
        limit={strategyLimits.methods}
        value={methods}
        check={(text) =>
          isSelector(text) ? null : { level: 'error', message: t('conditions.methods.format') }
        }
        error={params.length > 0 && methods.length === 0 ? t('conditions.methods.needed') : undefined}
        onChange={(next) => onChange({ methods: next.map((one) => one.toLowerCase()) })}
      />
      {known.map(({ selector, name }) => (
        <Text key={selector} size="label" tone="muted">
          {selector} · {name}
        </Text>
      ))}
    </Stack>
  );
}

const ops = ['eq', 'ne', 'gte', 'lte'] as const;

function ParametersPart({ values: { methods, params }, onChange }: FormPart) {
  const { t } = useTranslation('strategyEngine');
  if (methods.length === 0 && params.length === 0) return null;
  const put = (key: string, part: Partial<ParameterValues>) =>
    onChange({ params: params.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  const add = () => {
    const taken = new Set(params.map(({ key }) => key));
    let number = params.length;
    while (taken.has(`p${number}`)) number += 1;
    onChange({ params: [...params, { key: `p${number}`, place: '1', op: 'eq', value: '' }] });
  };
  return (
    <Section title={t('conditions.params.label')} note={t('conditions.params.means')}>
      <Stack gap="s">
        {params.map((one, at) => (
          <Inline key={one.key} gap="s" align="start">
            <NumberField
              label={t('conditions.params.place')}
              required
              min="1"
              max={String(strategyLimits.parameterIndex + 1)}
              value={one.place}
              onChange={(place) => put(one.key, { place })}
            />
            <Select
              label={t('conditions.params.op')}
              options={ops.map((id) => ({ id, label: t(`conditions.params.ops.${id}`) }))}
              value={one.op}
              onChange={(op) => put(one.key, { op })}
            />
            <TextField
              label={t('conditions.params.value')}
              required
              value={one.value}
              check={(text): FieldMessage | null =>
                one.op === 'eq' || one.op === 'ne' || /^-?\d+$/.test(text.trim())
                  ? null
                  : { level: 'error', message: t('conditions.params.number') }
              }
              onChange={(value) => put(one.key, { value })}
            />
            <IconButton
              icon={X}
              label={t('conditions.params.remove', { number: at + 1 })}
              onClick={() => onChange({ params: params.filter(({ key }) => key !== one.key) })}
            />
          </Inline>
        ))}
        {params.length >= strategyLimits.parameters ? null : (
          <Inline>
            <Button size="small" icon={<Plus size={16} strokeWidth={1.5} aria-hidden />} onClick={add}>
              {t('conditions.params.add')}
            </Button>
          </Inline>
        )}
      </Stack>
    </Section>
  );
}
