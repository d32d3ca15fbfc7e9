import { useState } from 'react';
import { useTranslation } from '#shared/i18n/use-translation.ts';
import { changedContent, type SignCheck } from '#features/decisions';
import { OrderFingerprint, OrderSheet } from '#features/orders';
import { QrSign } from '#features/signing';
import type { ShownFact } from '#shared/command-log/shown-log.ts';
import { itemDigest } from '../item-digest.ts';
import type { Item } from '../item.ts';
import { ItemSheet } from '../item-sheet.tsx';
import { titleText } from '../localized-text.tsx';

/** Several things are signed in one go, of which some are looked at at once. */
export interface Stretch {
  /** So many of them came before these. */
  done: number;
  of: number;
  /** Goes on after the last of these. */
  onNext: () => void;
}

interface SignSequenceProps {
  /** As they were looked at. */
  items: readonly Item[];
  /** What was said beside one of whom it pays. */
  notesOf: (item: Item) => readonly ShownFact[];
  readAgain: (item: Item) => Promise<Item | null>;
  /** Whether something speaks against signing one of them. */
  isUnsafe: (item: Item) => boolean;
  /** Nobody waits for this signature any more: as it is now. */
  onAnswered: (item: Item) => void;
  stretch?: Stretch | undefined;
  onClose: () => void;
}

/** One code after another: each with all that is signed by it, and the next by itself once the phone has signed. */
export function SignSequence(props: SignSequenceProps) {
  const { items, notesOf, readAgain, isUnsafe, onAnswered, stretch, onClose } = props;
  const { t, i18n } = useTranslation();
  const [at, setAt] = useState(0);
  const { done = 0, of = items.length, onNext = onClose } = stretch ?? {};
  const item = items[at];
  if (item === undefined) return null;
  const check = async (): Promise<SignCheck> => {
    const now = await readAgain(item);
    if (now === null) return 'unread';
    const isSame = now.myAction !== 0 && changedContent(item.content(t), now.content(t)).length === 0;
    return isSame ? 'same' : 'changed';
  };
  // Whoever leaves before the answer came may have signed all the same.
  const look = async () => {
    const now = await readAgain(item);
    if (now !== null && now.myAction === 0) onAnswered(now);
  };
  const leave = (go: () => void) => {
    void look();
    go();
  };
  return (
    <QrSign
      key={item.key}
      request={{ ...item.code, summary: titleText(item.title, { t, i18n }) ?? '' }}
      check={check}
      shown={{
        subject: item,
        content: item.content(t),
        notes: notesOf(item),
        digest: () => itemDigest(item),
      }}
      isUnsafe={isUnsafe(item)}
      fingerprint={item.payment === undefined ? undefined : <OrderFingerprint facts={item.payment} />}
      sequence={
        of === 1
          ? undefined
          : {
              at: done + at + 1,
              of,
              onNext: () => leave(() => (at + 1 < items.length ? setAt(at + 1) : onNext())),
            }
      }
      onClose={() => leave(onClose)}
    >
      {item.order === undefined ? (
        <ItemSheet item={item} hasFingerprint={false} />
      ) : (
        <OrderSheet order={item.order} hasFingerprint={false} />
      )}
    </QrSign>
  );
}
