import { receiving, type OwnAddress } from '@mpc/api';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { read } from '#shared/api/api.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import { recall, remember } from './address-memory.ts';
import { ownershipOf, type OwnReceiving, type Ownership } from './ownership.rules.ts';

/** Asks whose an address is, and holds the answer against what this browser remembers; `ownership` is null until both are known. */
export function useOwnership(home: OwnReceiving) {
  const { subWalletId, coin, address, memo } = home;
  const { symbol, base_symbol } = coin;
  const uid = useCommonStore((state) => state.user?.uid);
  const owner = useQuery({ ...read(receiving.addressInfo, { address, symbol }), refetchOnMount: 'always' });
  const [judged, setJudged] = useState<{ of: OwnAddress; here: string; is: Ownership } | null>(null);
  const asked = JSON.stringify([subWalletId, symbol, address, memo]);
  // What was heard before the address was asked for again says nothing of who owns it now.
  const answer = owner.isFetchedAfterMount ? owner.data : undefined;
  useEffect(() => {
    if (answer === undefined || uid === undefined) return undefined;
    let wanted = true;
    const judge = async () => {
      const here = { subWalletId, coin: { symbol, base_symbol }, address, memo };
      const is = ownershipOf(here, answer, await recall(uid, here).catch(() => ({ is: 'new' }) as const));
      if (!wanted) return;
      setJudged({ of: answer, here: asked, is });
      if (is.is === 'own' && is.remembered !== 'known') await remember(uid, here, subWalletId);
    };
    void judge();
    return () => {
      wanted = false;
    };
  }, [answer, uid, asked, subWalletId, symbol, base_symbol, address, memo]);
  // The same answer judges another memo anew.
  const isCurrent = judged !== null && judged.of === answer && judged.here === asked;
  return { owner, ownership: isCurrent ? judged.is : null };
}
