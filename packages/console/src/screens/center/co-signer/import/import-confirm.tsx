import type { SweepConflict, SweepRule } from '@mpc/api';
import { ConfirmDialog, Stack, Text } from '@mpc/ui';
import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useSettled } from '#shared/freshness/use-settled.ts';
import { useStillSet } from '#features/setting-change';
import { lookedAt } from '../rules/rule-values.ts';
import { ContractConflicts } from '../rules/rule-conflicts.tsx';
import { rulesNow } from '../rules/rules-of.ts';
import { importSteps, type ImportEffect, type ImportMode } from './import-effects.rules.ts';
import { ImportStepsTable } from './import-steps-table.tsx';
import type { RuleRow } from './rules-csv.rules.ts';

interface ImportConfirmProps {
  walletId: number;
  rows: readonly RuleRow[];
  mode: ImportMode;
  /** The rules that their coins have, as they were looked at. */
  rules: readonly SweepRule[];
  /** Which of them a contract sweeps as well. */
  conflicts: readonly SweepConflict[];
  onSend: () => void;
  onClose: () => void;
}

/** The others are only counted: the rows come right below. */
const shownConflicts = 3;

const effects: readonly ImportEffect[] = ['added', 'changed', 'same', 'kept'];

/** What an import changes, rule by rule: the last look before it is sent. */
export function ImportConfirm({
  walletId,
  rows,
  mode,
  rules,
  conflicts,
  onSend,
  onClose,
}: ImportConfirmProps) {
  const { t } = useTranslation('coSigner');
  const { t: words } = useTranslation();
  const symbols = rows.map(({ values }) => values.symbol);
  const ofCoins = (all: readonly SweepRule[]) => {
    const bySymbol = new Map(all.map((rule) => [rule.symbol, rule]));
    return symbols.map((symbol) => lookedAt(bySymbol.get(symbol)));
  };
  const still = useStillSet(ofCoins(rules), async () => ofCoins(await rulesNow(walletId, symbols)));
  const settled = useSettled(JSON.stringify([rows, mode]));
  const underWay = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const send = async () => {
    if (underWay.current) return;
    underWay.current = true;
    setBusy(true);
    const against = await still.check();
    if (against === undefined) return onSend();
    underWay.current = false;
    setBusy(false);
    setError(against);
  };
  const steps = importSteps(rows, rules, mode);
  const imported = steps.filter(({ effect }) => effect !== 'kept');
  const changes = imported.some(({ effect }) => effect !== 'same');
  const coins = new Set(imported.map(({ row }) => row.values.symbol));
  const met = conflicts.filter(({ symbol }) => coins.has(symbol));
  const counts = effects.flatMap((effect) => {
    const count = steps.filter((step) => step.effect === effect).length;
    return count === 0 ? [] : [`${t(`import.effect.${effect}`)} ${count}`];
  });
  return (
    <ConfirmDialog
      open
      size="medium"
      type={steps.some(({ effect }) => effect === 'changed') ? 'warning' : 'info'}
      title={t('import.ask', { count: imported.length })}
      confirmLabel={t('import.send', { count: imported.length })}
      cancelLabel={words('approval.notNow')}
      disabledReason={changes ? still.against : t(`import.nothing.${mode}`)}
      waiting={!settled}
      busy={busy}
      error={error}
      onConfirm={() => void send()}
      onCancel={onClose}
    >
      <Stack gap="m">
        <Text as="p">{counts.join(' · ')}</Text>
        <ContractConflicts found={met.slice(0, shownConflicts)} />
        {met.length <= shownConflicts ? null : (
          <Text as="p">{t('conflict.more', { count: met.length - shownConflicts })}</Text>
        )}
        <ImportStepsTable steps={steps} />
        <Text as="p" tone="muted">
          {t(`import.modeMeans.${mode}`)}
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
