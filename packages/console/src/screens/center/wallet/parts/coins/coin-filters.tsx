import { FilterBar, FilterChip } from '@mpc/ui';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#shared/lazy-part.ts';
import { KeywordField } from '#shared/filter/keyword-field.tsx';

const load = () => import('../network-select.tsx');

// A list to choose from is large code, and most lists are read without it.
const NetworkSelect = lazyPart(load, 'NetworkSelect');

export interface CoinFiltersProps {
  walletId: number;
  keyword: string;
  /** The main coin of a network; empty for all. */
  net: string;
  noZero: boolean;
  noSmall: boolean;
  grouped: boolean;
  onChange: (part: { q?: string; net?: string; zero?: string; small?: string; group?: string }) => void;
  /** Given while something is narrowed. */
  onReset: (() => void) | undefined;
}

/** Narrows the coins, and arranges them by network. */
export function CoinFilters(props: CoinFiltersProps) {
  const { walletId, keyword, net, noZero, noSmall, grouped, onChange, onReset } = props;
  const { t } = useTranslation();
  const [pressed, setPressed] = useState(false);
  const place = (
    <FilterChip
      aria-haspopup="listbox"
      pressed={net !== ''}
      onPointerEnter={() => void load()}
      onFocus={() => void load()}
      onChange={() => setPressed(true)}
    >
      {t('assets.network')}
    </FilterChip>
  );
  return (
    <FilterBar onReset={onReset}>
      {pressed || net !== '' ? (
        <Suspense fallback={place}>
          <NetworkSelect
            walletId={walletId}
            value={net}
            defaultOpen={pressed}
            onChange={(symbol) => onChange({ net: symbol })}
          />
        </Suspense>
      ) : (
        place
      )}
      <FilterChip pressed={noZero} onChange={(on) => onChange({ zero: on ? '1' : '' })}>
        {t('assets.hideZero')}
      </FilterChip>
      <FilterChip pressed={noSmall} onChange={(on) => onChange({ small: on ? '1' : '' })}>
        {t('assets.hideSmall')}
      </FilterChip>
      <FilterChip pressed={grouped} onChange={(on) => onChange({ group: on ? 'net' : '' })}>
        {t('assets.group')}
      </FilterChip>
      <KeywordField label={t('assets.findCoin')} value={keyword} onChange={(q) => onChange({ q })} />
    </FilterBar>
  );
}
