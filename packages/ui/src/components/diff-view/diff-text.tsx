import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { diffWords } from '../../locale/diff-words.ts';
import { useWordsWith } from '../../locale/use-words-with.ts';
import { Line, Lines, LineText, Sign } from './diff-view.styles.ts';
import { diffLines } from './text-diff.ts';

const signs = { same: ' ', removed: '−', added: '+' } as const;

/** A long text: its lines with a sign each, and the words that went or came marked in them. */
export function DiffText({ before, after }: { before: string; after: string }) {
  const words = useWordsWith(diffWords);
  return (
    <Lines>
      {diffLines(before, after).map(({ kind, pieces }, index) => (
        <Line key={index} data-kind={kind}>
          <Sign aria-hidden>{signs[kind]}</Sign>
          {kind !== 'same' && (
            <VisuallyHidden>
              {kind === 'removed' ? words.diffRemoved : words.diffAdded}
              {words.labelColon}
            </VisuallyHidden>
          )}
          <LineText>
            {pieces.map(({ kind, part }, place) => {
              if (kind === 'removed') return <del key={place}>{part}</del>;
              return kind === 'added' ? <ins key={place}>{part}</ins> : part;
            })}
          </LineText>
        </Line>
      ))}
    </Lines>
  );
}
