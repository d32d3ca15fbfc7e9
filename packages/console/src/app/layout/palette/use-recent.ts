import { useEffect, useState } from 'react';
import { keepDraft, readDraft, type DraftKey } from '#shared/drafts/drafts.ts';
import { fits, isText, listOf } from '#shared/fields.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import type { Place } from './place.ts';

const most = 8;

type Kept = Pick<Place, 'id' | 'label' | 'href'> & { detail: string };

const areKept = listOf(fits<Kept>({ id: isText, label: isText, detail: isText, href: isText }));
const isKeptList = (value: unknown): value is Kept[] => areKept(value);

/** What a person opened lately from here, the latest first. Sealed as drafts are, and gone with them at a sign-out. */
export function useRecent() {
  const uid = useCommonStore(({ user }) => user?.uid);
  const [kept, setKept] = useState<Kept[]>([]);
  const key: DraftKey | null = uid === undefined ? null : { uid, kind: 'recent', subWalletId: 0 };
  useEffect(() => {
    let wanted = true;
    if (uid === undefined) return undefined;
    const recall = async () => {
      const found = await readDraft({ uid, kind: 'recent', subWalletId: 0 }, isKeptList);
      if (wanted) setKept(found ?? []);
    };
    void recall();
    return () => {
      wanted = false;
    };
  }, [uid]);
  return {
    recent: kept.map((place): Place => ({ ...place, id: `recent:${place.id}`, isKept: true })),
    remember: ({ id, label, detail = '', href }: Place) => {
      const own = id.replace(/^recent:/, '');
      const next = [{ id: own, label, detail, href }, ...kept.filter((one) => one.id !== own)].slice(0, most);
      if (key !== null) void keepDraft(key, next);
    },
  };
}
