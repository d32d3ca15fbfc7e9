import { autoCollect, outcomeOf, Refusal } from '@mpc/api';
import { toasts } from '@mpc/ui';
import { useEffect, useRef, useState } from 'react';
import { labeled } from '#shared/i18n/i18n.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useRun } from '#features/decisions';
import { currentTime } from '#shared/time/server-time.ts';
import { isAsSent } from '../rules/rule-values.ts';
import { rulesNow } from '../rules/rules-of.ts';
import type { ImportMode } from './import-effects.rules.ts';
import { resultsOf, toImport, type RowResult, type RuleRow } from './rules-csv.rules.ts';

/** Where an import stands. */
export type ImportPhase =
  | { kind: 'idle' }
  | { kind: 'sending'; count: number; since: number }
  /** The answer was lost: the rules are read back. */
  | { kind: 'looking' }
  | { kind: 'unread' }
  | { kind: 'failed'; reason: string }
  | { kind: 'done'; isReadBack: boolean };

/** Sends rows once, and says of each what became of it: as the server answers, or as the rules say once the answer was lost. */
export function useRulesImport(walletId: number) {
  const { t } = useTranslation('coSigner');
  const run = useRun();
  const underWay = useRef(false);
  const [phase, setPhase] = useState<ImportPhase>({ kind: 'idle' });
  const [results, setResults] = useState<ReadonlyMap<number, RowResult>>(new Map());
  const [last, setLast] = useState<readonly RuleRow[]>([]);
  const isClosed = useRef(false);
  useEffect(() => {
    isClosed.current = false;
    return () => {
      isClosed.current = true;
    };
  }, []);

  /** Says what came of it, also where nobody looks at the rows any more. */
  const finish = (found: ReadonlyMap<number, RowResult>, isReadBack: boolean) => {
    setResults((now) => new Map([...now, ...found]));
    setPhase({ kind: 'done', isReadBack });
    if (!isClosed.current) return;
    const taken = [...found.values()].filter((result) => result === 'taken').length;
    const left = found.size - taken;
    toasts.show({
      key: 'auto sweep',
      tone: left === 0 ? 'success' : 'attention',
      message: t('import.done', { taken, left }),
    });
  };
  const fail = (to: ImportPhase & { kind: 'unread' | 'failed' }) => {
    setPhase(to);
    if (!isClosed.current) return;
    const message = to.kind === 'failed' ? labeled(t('import.failed'), to.reason) : t('import.unread');
    toasts.show({ key: 'auto sweep', tone: 'danger', message });
  };
  const lookBack = async (sent: readonly RuleRow[]) => {
    setPhase({ kind: 'looking' });
    const rules = await rulesNow(
      walletId,
      sent.map(({ values }) => values.symbol),
    ).catch(() => null);
    if (rules === null) return fail({ kind: 'unread' });
    const bySymbol = new Map(rules.map((rule) => [rule.symbol, rule]));
    const found = sent.map((row) => {
      const isThere = isAsSent(bySymbol.get(row.values.symbol), toImport(row));
      return [row.line, isThere ? 'taken' : 'absent'] as const;
    });
    finish(new Map(found), true);
  };
  const post = async (rows: readonly RuleRow[], mode: ImportMode) => {
    setLast(rows);
    setPhase({ kind: 'sending', count: rows.length, since: currentTime() });
    try {
      const answer = await run(autoCollect.importRules, {
        wallet_id: walletId,
        list: rows.map(toImport),
        mode,
      });
      finish(resultsOf(rows, answer.fail), false);
    } catch (error) {
      if (outcomeOf(error) === 'unknown') return lookBack(rows);
      const said = error instanceof Refusal ? error.msg || error.code : '';
      fail({ kind: 'failed', reason: said || t('change.unread') });
    }
  };
  const once = async (act: () => Promise<void>) => {
    if (underWay.current) return;
    underWay.current = true;
    await act();
    underWay.current = false;
  };
  return {
    phase,
    results,
    busy: phase.kind === 'sending' || phase.kind === 'looking',
    send: (rows: readonly RuleRow[], mode: ImportMode) => once(() => post(rows, mode)),
    lookAgain: () => once(() => lookBack(last)),
    reset: () => {
      setResults(new Map());
      setPhase({ kind: 'idle' });
    },
  };
}
