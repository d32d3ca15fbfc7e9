import { Refusal, signing, type DomainName, type ParamsOf, type SignCode } from '@mpc/api';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { contentDigest, noteCode, type CodeShown, type SignCheck } from '#features/decisions';
import { read, write } from '#shared/api/api.ts';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { currentTime } from '#shared/time/server-time.ts';

/** What is signed, for the server and in one line for the phone. */
export type SignRequest = ParamsOf<typeof signing.generate>;

/** What a code is made of, and what it is made on. */
export interface SignCodeOptions {
  request: SignRequest;
  /** Reads what is signed once more: no code is made of anything else than what is shown. */
  check: () => Promise<SignCheck>;
  /** What stands beside the code: it is kept in this browser, because the phone says nothing of it. */
  shown: CodeShown;
  /** Something speaks against signing it. */
  isUnsafe: boolean;
}

/** Where the phone is with a code. */
type SignState =
  | 'making'
  | 'notMade'
  | 'changed'
  | 'unread'
  | 'waiting'
  | 'scanned'
  | 'confirmed'
  | 'refused'
  | 'expired';

const states = { 0: 'waiting', 1: 'scanned', 2: 'confirmed', 3: 'refused', 4: 'expired' } as const;

/** What a signature changes; no command of ours says it, because the phone sends it. */
const changed: readonly DomainName[] = [
  'withdrawals',
  'transactions',
  'approvals',
  'wallets',
  'web3',
  'refunds',
  'autoCollect',
  'collection',
  'coldWallet',
  'apiSettings',
  'keyExport',
  'kyt',
  'tron',
  'operations',
];

/**
 * Makes a code to sign with, once per opening, and follows what the phone does with it. Before every code what is signed
 * is read again: a code is made only of what was looked at, and taken away once something speaks against it.
 */
export function useSignCode({ request, check, shown, isUnsafe }: SignCodeOptions) {
  const { t } = useTranslation();
  const uid = useCommonStore((session) => session.user?.uid ?? 0);
  const queryClient = useQueryClient();
  const [code, setCode] = useState<(SignCode & { until: number }) | null>(null);
  const [left, setLeft] = useState(0);
  const [stopped, setStopped] = useState<'changed' | 'unread' | null>(null);
  const { mutate, isPending, isError, error } = useMutation({
    ...write(signing.generate),
    onSuccess: (made) => {
      setLeft(made.expire_seconds);
      setCode({ ...made, until: currentTime() + made.expire_seconds * 1000 });
    },
  });

  // Once for all codes of the same.
  const noted = useRef('');
  const note = () => {
    const digest = contentDigest(shown.content);
    if (noted.current === digest) return;
    noted.current = digest;
    const key = `${request.business_type} ${request.business_id}`;
    void noteCode(shown, { uid, key, stepLabel: t('approval.step') });
  };

  const make = async () => {
    setCode(null);
    setStopped(null);
    const found = isUnsafe ? 'changed' : await check();
    if (found !== 'same') return setStopped(found);
    note();
    mutate(request);
  };
  const first = useRef(true);
  const open = useEffectEvent(make);
  useEffect(() => {
    if (!first.current) return;
    first.current = false;
    void open();
  }, []);

  const progress = useQuery({
    ...read(signing.status, { qrc_id: code?.qrc_id ?? '' }),
    enabled: code !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => ((state.data?.status ?? 0) > 1 ? false : 2000),
  });
  const status = code === null ? 0 : (progress.data?.status ?? 0);

  if (isUnsafe && code !== null && status < 2) {
    setCode(null);
    setStopped('changed');
  }

  const until = code?.until ?? null;
  useEffect(() => {
    if (until === null || status > 1) return undefined;
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - currentTime()) / 1000))), 1000);
    return () => clearInterval(timer);
  }, [until, status]);

  useEffect(() => {
    if (status !== 2 && status !== 3) return;
    for (const domain of changed) void queryClient.invalidateQueries({ queryKey: [domain] });
  }, [status, queryClient]);

  const state: SignState =
    code === null
      ? (stopped ?? (isError && !isPending ? 'notMade' : 'making'))
      : left === 0 && status < 2
        ? 'expired'
        : states[status];
  return { code, state, left, make: () => void make(), said: error instanceof Refusal ? error.msg : '' };
}
