import { useState, type HTMLAttributes, type Ref } from 'react';
import { diffWords } from '../../locale/diff-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { fill } from '../../locale/words.ts';
import { Button } from '../button/index.ts';
import { isWide, stateOf, type DiffItem } from './diff-item.ts';
import { DiffRow } from './diff-row.tsx';
import { Foot, Heads, None, Root, Rows } from './diff-view.styles.ts';

export interface DiffViewProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** What is compared, for a screen reader. */
  label: string;
  items: readonly DiffItem[];
  /** Shows the fields that stay as they are from the start. */
  showUnchanged?: boolean;
  ref?: Ref<HTMLDivElement>;
}

/** The fields of something before and after a change, for who has to agree to it. */
export function DiffView({ label, items, showUnchanged = false, ...rest }: DiffViewProps) {
  const words = useWordsWith(diffWords);
  const [open, setOpen] = useState(showUnchanged);
  const unchanged = items.filter((item) => stateOf(item) === 'unchanged').length;
  const shown = open ? items : items.filter((item) => stateOf(item) !== 'unchanged');
  return (
    <Root {...rest}>
      {unchanged === items.length && <None>{words.diffNone}</None>}
      {shown.length > 0 && (
        <>
          {/* Each value says it for itself to a screen reader, and where they stand below each other. */}
          {!shown.every(isWide) && (
            <Heads aria-hidden>
              <span>{words.diffBefore}</span>
              <span>{words.diffAfter}</span>
            </Heads>
          )}
          <Rows aria-label={label}>
            {shown.map((item) => (
              <DiffRow key={item.key} item={item} />
            ))}
          </Rows>
        </>
      )}
      {unchanged > 0 && (
        <Foot>
          <Button variant="ghost" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? words.diffHideUnchanged : fill(words.diffShowUnchanged, { count: unchanged })}
          </Button>
        </Foot>
      )}
    </Root>
  );
}
