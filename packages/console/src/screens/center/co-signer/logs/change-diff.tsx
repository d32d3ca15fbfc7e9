import { DiffView } from '@mpc/ui';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { loggedChanges, logText } from './log-text.rules.ts';

const fieldNames = [
  'collect_min',
  'fueling_limit',
  'reserve_amount',
  'priority',
  'status',
  'fueling_amount',
  'fueling_min_balance',
  'alert_balance',
  'scope_type',
  'sub_wallets',
  'auto_include_new',
] as const;

type FieldName = (typeof fieldNames)[number];

const knownField = (name: string): FieldName | undefined => fieldNames.find((one) => one === name);

/** A value of the log in words, where the field has some. */
function valueWords(name: string, value: string, t: TFunction<'coSigner'>): string {
  if (name === 'status' && (value === '0' || value === '1')) return t(`on.${value}`);
  if (name === 'scope_type' && (value === '0' || value === '1' || value === '2'))
    return t(`scope.type.${value}`);
  if (name === 'auto_include_new') return t(value === '1' ? 'scope.newSwept' : 'scope.newNotSwept');
  return value;
}

/** What a log says before or after a change, in one text. */
export const changeText = (text: string, t: TFunction<'coSigner'>): string =>
  logText(text)
    .fields.map(({ name, value }) => {
      const known = knownField(name);
      return `${known === undefined ? '' : `${t(`log.field.${known}`)}: `}${valueWords(name, value, t)}`;
    })
    .join('; ');

interface ChangeDiffProps {
  before: string;
  after: string;
}

/** Every field of a change, before and after. */
export function ChangeDiff({ before, after }: ChangeDiffProps) {
  const { t } = useTranslation('coSigner');
  return (
    <DiffView
      label={t('log.change')}
      items={loggedChanges(before, after).map(({ name, ...values }) => {
        const known = knownField(name);
        return {
          key: name,
          label: known === undefined ? name || t('log.setting') : t(`log.field.${known}`),
          before: values.before === '' ? '' : valueWords(name, values.before, t),
          after: values.after === '' ? '' : valueWords(name, values.after, t),
        };
      })}
    />
  );
}
