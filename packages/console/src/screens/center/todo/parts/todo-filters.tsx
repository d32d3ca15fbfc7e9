import { FilterBar, FilterChip } from '@mpc/ui';
import { Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lazy-part.ts';
import { isNarrowed, type TodoFilter } from '../todo-filter.values.ts';
import type { TodoPicker } from './todo-selects.tsx';

const loadSelects = () => import('./todo-selects.tsx');
const loadDays = () => import('./todo-days.tsx');

// Their code is large and most lists are read without them, so it is loaded when one is about to be used.
const Selects = lazyPart(loadSelects, 'TodoSelects');
const Days = lazyPart(loadDays, 'TodoDays');

export interface TodoFiltersProps {
  filter: TodoFilter;
  onChange: (part: Partial<TodoFilter>) => void;
  onReset: () => void;
}

const pickers = ['type', 'subWallet', 'urgency'] as const satisfies TodoPicker[];

/** Narrows the list: which sort of thing, of which sub-wallet, how soon it expires, and when it was asked for. */
export function TodoFilters({ filter, onChange, onReset }: TodoFiltersProps) {
  const { t } = useTranslation();
  const [pressed, setPressed] = useState<TodoPicker | null>(null);
  const [wantsDays, setWantsDays] = useState(false);
  const { types, subWallet, urgencies, days } = filter;
  const isPicked = types.length > 0 || subWallet !== null || urgencies.length > 0;
  const reset = () => {
    setWantsDays(false);
    onReset();
  };
  return (
    <FilterBar onReset={isNarrowed(filter) ? reset : undefined}>
      <WhenWanted
        isWanted={pressed !== null || isPicked}
        places={pickers.map((picker) => (
          <FilterChip
            key={picker}
            aria-haspopup="listbox"
            pressed={false}
            onPointerEnter={() => void loadSelects()}
            onFocus={() => void loadSelects()}
            onChange={() => setPressed(picker)}
          >
            {t(`todo.filter.${picker}`)}
          </FilterChip>
        ))}
      >
        <Selects filter={filter} openFirst={pressed} onChange={onChange} />
      </WhenWanted>
      <WhenWanted
        isWanted={wantsDays || days.from !== null}
        places={
          <FilterChip
            pressed={false}
            onPointerEnter={() => void loadDays()}
            onFocus={() => void loadDays()}
            onChange={() => setWantsDays(true)}
          >
            {t('todo.filter.created')}
          </FilterChip>
        }
      >
        <Days days={days} onChange={(next) => onChange({ days: next })} />
      </WhenWanted>
    </FilterBar>
  );
}

/** Stands in the place of filters until one of them is wanted and their code is there. */
function WhenWanted({
  isWanted,
  places,
  children,
}: {
  isWanted: boolean;
  places: ReactNode;
  children: ReactNode;
}) {
  return isWanted ? <Suspense fallback={places}>{children}</Suspense> : places;
}
