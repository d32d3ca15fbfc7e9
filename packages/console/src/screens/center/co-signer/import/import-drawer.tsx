import { sweepImportLimit, type SweepConflict, type SweepRule } from '@mpc/api';
import {
  Banner,
  Button,
  downloadCsv,
  Drawer,
  DrawerFooter,
  FileDrop,
  Inline,
  RadioGroup,
  Stack,
  Text,
  toCsv,
} from '@mpc/ui';
import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useBarred } from '../setup/use-setup.ts';
import { conflictsNow, rulesNow } from '../rules/rules-of.ts';
import { ImportConfirm } from './import-confirm.tsx';
import type { ImportMode } from './import-effects.rules.ts';
import { ImportProgress } from './import-progress.tsx';
import { ImportTable } from './import-table.tsx';
import { rowFaultWords, rowResultWords } from './row-fault-words.ts';
import type { RuleRow } from './rules-csv.rules.ts';
import { useRulesFile } from './use-rules-file.ts';
import { useRulesImport } from './use-rules-import.ts';

const maxSize = 1024 * 1024;

const separatorNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;

const columns = ['symbol', 'collect_min', 'fueling_limit', 'reserve_amount'] as const;

interface ImportDrawerProps {
  walletId: number;
  onClose: () => void;
}

/** Takes rules from a file: what is right is set, and what is not stays, each row with its reason. */
export function ImportDrawer({ walletId, onClose }: ImportDrawerProps) {
  const { t } = useTranslation('coSigner');
  const barred = useBarred();
  const { file, refused, take, clear } = useRulesFile(walletId);
  const sending = useRulesImport(walletId);
  const [mode, setMode] = useState<ImportMode>('add');
  const look = useLook(walletId);
  const { results, phase, busy } = sending;
  const rows = file?.rows ?? [];
  const isTaken = ({ line }: RuleRow) => results.get(line) === 'taken';
  const ready = rows.filter((row) => row.fault === null && !isTaken(row));
  const taken = rows.filter(isTaken).length;
  const wrong = rows.filter((row) => row.fault !== null || (results.has(row.line) && !isTaken(row)));
  const reason = () => {
    if (barred !== undefined) return barred;
    if (busy) return t('import.busy');
    if (file?.isChecking === true) return t('change.checking');
    return ready.length === 0 ? t(rows.length === 0 ? 'import.noFile' : 'import.noneReady') : undefined;
  };
  const download = (name: string, of: readonly RuleRow[]) => {
    const heads = columns.map((field) => ({
      header: t(`import.column.${field}`),
      text: ({ values }: RuleRow) => values[field],
    }));
    const why = {
      header: t('import.outcome'),
      text: ({ line, fault }: RuleRow) =>
        fault === null ? rowResultWords(results.get(line) ?? 'absent', t) : rowFaultWords(fault, t),
    };
    downloadCsv(name, toCsv(of.length === 0 ? heads : [...heads, why], [...of]));
  };
  return (
    <Drawer open size="wide" title={t('import.title')} onClose={onClose}>
      <Stack gap="m">
        <FileDrop
          label={t('import.file')}
          description={t('import.means', { limit: sweepImportLimit })}
          accept={['.csv', '.txt']}
          maxSize={maxSize}
          items={
            refused !== null
              ? [{ id: 'refused', ...refused }]
              : file === null
                ? []
                : [{ id: 'file', name: file.name, size: file.size }]
          }
          onFiles={([given]) => {
            if (given === undefined || busy) return;
            sending.reset();
            look.end();
            void take(given);
          }}
          onRemove={() => {
            if (busy) return;
            sending.reset();
            look.end();
            clear();
          }}
        />
        <Inline>
          <Button size="small" variant="ghost" onClick={() => download(t('import.templateName'), [])}>
            {t('import.template')}
          </Button>
        </Inline>
        {file === null ? null : (
          <>
            <Text as="p" tone="muted">
              {[
                ...(results.size === 0
                  ? [t('import.summary', { ready: ready.length, wrong: wrong.length })]
                  : []),
                t(`import.separator.${separatorNames[file.separator]}`),
                ...(file.isMarked ? [t('import.marked')] : []),
              ].join(' · ')}
            </Text>
            <RadioGroup
              label={t('import.mode.title')}
              options={(['add', 'overwrite'] as const).map((id) => ({ id, label: t(`import.mode.${id}`) }))}
              value={mode}
              onChange={setMode}
            />
            {look.failed ? <Banner tone="danger">{t('change.unread')}</Banner> : null}
            <ImportProgress
              phase={phase}
              taken={taken}
              left={rows.length - taken}
              onLook={() => void sending.lookAgain()}
            />
            <ImportTable rows={rows} results={results} />
          </>
        )}
      </Stack>
      <DrawerFooter>
        {wrong.length === 0 ? null : (
          <Button onClick={() => download(t('import.wrongName'), wrong)}>
            {t('import.download', { count: wrong.length })}
          </Button>
        )}
        <Button
          variant="primary"
          busy={busy || look.busy}
          disabledReason={reason()}
          onClick={() => void look.begin(ready)}
        >
          {ready.length === 0 ? t('import.open') : t('import.send', { count: ready.length })}
        </Button>
      </DrawerFooter>
      {look.found === null ? null : (
        <ImportConfirm
          walletId={walletId}
          rows={ready}
          mode={mode}
          {...look.found}
          onSend={() => {
            look.end();
            void sending.send(ready, mode);
          }}
          onClose={look.end}
        />
      )}
    </Drawer>
  );
}

interface Found {
  rules: readonly SweepRule[];
  conflicts: readonly SweepConflict[];
}

/** The rules that the coins of a file have, and which a contract sweeps, read when the import is asked for; null while nobody asks. */
function useLook(walletId: number) {
  const [found, setFound] = useState<Found | null>(null);
  const [state, setState] = useState<'idle' | 'reading' | 'failed'>('idle');
  return {
    found,
    busy: state === 'reading',
    failed: state === 'failed',
    begin: async (rows: readonly RuleRow[]) => {
      if (state === 'reading') return;
      setState('reading');
      const read = async () => {
        const symbols = rows.map(({ values }) => values.symbol);
        const rules = await rulesNow(walletId, symbols);
        return { rules, conflicts: await conflictsNow(walletId, symbols) };
      };
      const now = await read().catch(() => null);
      setFound(now);
      setState(now === null ? 'failed' : 'idle');
    },
    end: () => {
      setFound(null);
      setState('idle');
    },
  };
}
