import type { AdvancedStrategy } from '@mpc/api';
import { Select } from '@mpc/ui';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { splitStrategies } from '../../advanced/order.rules.ts';
import type { Strategy } from '../strategy-query.ts';
import type { FormPart } from './form-part.ts';

interface PlacePartProps extends FormPart {
  strategy: Strategy | null;
  all: readonly AdvancedStrategy[];
}

/** Before which of the others a strategy is looked at. */
export function PlacePart({ values, onChange, strategy, all }: PlacePartProps) {
  const { t } = useTranslation('strategyEngine');
  const others = splitStrategies(all).inForce.filter(
    ({ strategy_id }) => strategy_id !== strategy?.strategy_id,
  );
  const options = [...others, null].map((next, at) => ({
    id: String(at + 1),
    label:
      next === null
        ? t('conditions.place.last', { place: at + 1 })
        : t('conditions.place.before', { place: at + 1, name: next.name }),
  }));
  const usual = strategy === null ? options.length : strategy.priority;
  return (
    <Select
      label={t('conditions.place.label')}
      description={t('conditions.place.means')}
      options={options}
      value={values.place === '' ? String(usual) : values.place}
      onChange={(place) => onChange({ place })}
    />
  );
}
