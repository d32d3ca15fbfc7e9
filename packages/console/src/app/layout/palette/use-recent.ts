import { useEffect, useState } from 'react';
import { changeDraft, readDraft, type DraftKey } from '#shared/drafts/drafts.ts';
import { fits, isText, listOf } from '#shared/fields.ts';
import { useCommonStore } from '#shared/session/common-store.ts';
import type { PaletteItem } from './palette-item.ts';

const most = 8;

type Kept = Pick<PaletteItem, 'id' | 'label' | 'href'> & { detail: string };

const areKept = listOf(fits<Kept>({ id: isText, label: isText, detail: isText, href: isText }));
const isKeptList = (value: unknown): value is Kept[] => areKept(value);
const keyOf = (uid: number): DraftKey => ({ uid, kind: 'recent', subWalletId: 0 });

/** Puts one in front of what is kept. */
async function keepFirst(uid: number, { id, label, detail = '', href }: PaletteItem): Promise<void> {
  const first: Kept = { id: id.replace(/^recent:/, ''), label, detail, href };
  await changeDraft(keyOf(uid), isKeptList, (kept) =>
    [first, ...(kept ?? []).filter((one) => one.id !== first.id)].slice(0, most),
  );
}

/** What a person opened lately from here, the latest first. Sealed as drafts are, and gone with them at a sign-out. */
export function useRecent() {
  const uid = useCommonStore(({ user }) => user?.uid);
  const [kept, setKept] = useState<Kept[]>([]);
  useEffect(() => {
    let wanted = true;
    if (uid === undefined) return undefined;
    const recall = async () => {
      const found = await readDraft(keyOf(uid), isKeptList);
      if (wanted) setKept(found ?? []);
    };
    void recall();
    return () => {
      wanted = false;
    };
  }, [uid]);
  return {
    recent: kept.map((item): PaletteItem => ({ ...item, id: `recent:${item.id}` })),
    remember: (item: PaletteItem) => {
      if (uid !== undefined) void keepFirst(uid, item);
    },
  };
}
