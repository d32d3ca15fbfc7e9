import { useEffect, useState } from 'react';
import { useCommonStore } from '#shared/session/common-store.ts';
import { forgetRun, readRun, writeRun, type KeptRun } from './dry-run-record.ts';
import type { DryRun } from './dry-run.rules.ts';

/** This person's dry run of a wallet, as this browser keeps it; null until it is read. */
export function useDryRun(walletId: number) {
  const uid = useCommonStore(({ user }) => user?.uid ?? 0);
  const [run, setRun] = useState<KeptRun | null>(null);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    let wanted = true;
    const recall = async () => {
      const found = await readRun(uid, walletId).catch(() => 'none' as const);
      if (wanted) setRun(found);
    };
    const listen = () => void recall();
    listen();
    // Another tab may have gone on with it.
    window.addEventListener('focus', listen);
    return () => {
      wanted = false;
      window.removeEventListener('focus', listen);
    };
  }, [uid, walletId]);
  const settle = (kept: Promise<void>) => {
    kept.then(
      () => setKept(true),
      () => setKept(false),
    );
  };
  return {
    run,
    /** False where this browser keeps nothing: the progress is lost with the page. */
    isKept,
    save: (next: DryRun) => {
      setRun(next);
      settle(writeRun(uid, walletId, next));
    },
    forget: () => {
      setRun('none');
      settle(forgetRun(uid, walletId));
    },
  };
}
