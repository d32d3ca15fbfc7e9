import type { HTMLAttributes, ReactNode, Ref } from 'react';
import { missingNumber } from '../../format/index.ts';
import { Item, Label, Root, Value } from './key-value-list.styles.ts';

/** One line: what it is, and its value. */
export interface KeyValueItem {
  key: string;
  label: ReactNode;
  /** `--` when missing. */
  value: ReactNode;
}

export interface KeyValueListProps extends HTMLAttributes<HTMLDListElement> {
  items: readonly KeyValueItem[];
  ref?: Ref<HTMLDListElement>;
}

/** The facts of one thing, a line each. Renders a `<dl>`. */
export function KeyValueList({ items, ...rest }: KeyValueListProps) {
  return (
    <Root {...rest}>
      {items.map(({ key, label, value }) => (
        <Item key={key}>
          <Label>{label}</Label>
          <Value>{isMissing(value) ? missingNumber : value}</Value>
        </Item>
      ))}
    </Root>
  );
}

const isMissing = (value: ReactNode) => value === null || value === undefined || value === '';
