import type { HTMLAttributes, Ref } from 'react';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import { Part, Root } from './skeleton.styles.ts';

const usualCounts = { text: 3, rows: 5, cards: 3, figure: 1, form: 3, control: 1, chart: 12 } as const;

/** What is coming: lines of text, rows of a table, cards, one large figure, the fields of a form, a control as in a toolbar, or a chart. */
export type SkeletonShape = keyof typeof usualCounts;

export interface SkeletonProps extends HTMLAttributes<HTMLDivElement> {
  /** The shape of what is coming. */
  shape: SkeletonShape;
  /** How many of it; by default a usual number. */
  count?: number;
  ref?: Ref<HTMLDivElement>;
}

/** Holds the place of what is being loaded, in its shape. */
export function Skeleton({ shape, count = usualCounts[shape], ...rest }: SkeletonProps) {
  const words = useWords();
  return (
    <Root role="status" {...rest} aria-busy data-shape={shape}>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {Array.from({ length: count }, (_, place) => (
        <Part key={place} aria-hidden />
      ))}
    </Root>
  );
}
