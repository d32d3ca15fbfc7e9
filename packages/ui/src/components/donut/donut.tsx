import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { formatNumber } from '../../format/index.ts';
import { VisuallyHidden } from '../../internal/visually-hidden.styles.ts';
import { useWords } from '../../locale/locale-context.ts';
import { chartColors } from '../../theme/tokens.ts';
import { Amount } from '../amount/index.ts';
import { Center, Figure, Legend, Ring, Root, Slice, Swatch } from './donut.styles.ts';
import { shares } from './shares.ts';

/** One part of the whole. */
export interface DonutSlice {
  key: string;
  label: string;
  /** A decimal string, in US dollars. */
  value: string;
  /** Any CSS color. @default one by its place */
  color?: string;
}

export interface DonutProps extends HTMLAttributes<HTMLDivElement> {
  /** What is divided, for a screen reader. */
  label: string;
  slices: readonly DonutSlice[];
  /** Stands in the hole, such as the total. */
  center?: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The shares of a whole: a ring to look at, and a table that says the same. */
export function Donut({ label, slices, center, ...rest }: DonutProps) {
  const words = useWords();
  const parts = shares(slices.map((slice) => slice.value));
  const slicesWithShares = slices.map((slice, index) => ({
    ...slice,
    color: slice.color ?? chartColors[index % chartColors.length] ?? chartColors[0],
    share: parts[index] ?? 0,
    start: parts.slice(0, index).reduce((sum, share) => sum + share, 0),
  }));
  const drawn = slicesWithShares.filter((slice) => slice.share > 0);
  return (
    <Root {...rest}>
      <Figure>
        <Ring viewBox="0 0 42 42" aria-hidden>
          {drawn.length === 0 && <circle cx={21} cy={21} r={17} />}
          {drawn.map(({ key, color, share, start }) => (
            <Slice
              key={key}
              cx={21}
              cy={21}
              r={17}
              pathLength={10_000}
              $color={color}
              strokeDasharray={`${share - (drawn.length > 1 ? gapOf(share) : 0)} 10000`}
              strokeDashoffset={-start}
            />
          ))}
        </Ring>
        {center !== undefined && <Center>{center}</Center>}
      </Figure>
      <Legend aria-label={label}>
        <thead>
          <tr>
            {[words.shareName, words.shareValue, words.shareShare].map((word) => (
              <th key={word} scope="col">
                <VisuallyHidden>{word}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {slicesWithShares.map(({ key, label, value, color, share }) => (
            <tr key={key}>
              <th scope="row">
                <Swatch $color={color} aria-hidden />
                {label}
              </th>
              <td>
                <Amount value={value} kind="fiat" />
              </td>
              <td>{formatNumber(String(share / 100))}%</td>
            </tr>
          ))}
        </tbody>
      </Legend>
    </Root>
  );
}

/** The space behind a slice; a sliver keeps half of itself. */
const gapOf = (share: number) => Math.min(60, share / 2);
