import type { HTMLAttributes, Ref } from 'react';
import { Row } from './stat.styles.ts';

export interface SummaryCardsProps extends HTMLAttributes<HTMLDivElement> {
  ref?: Ref<HTMLDivElement>;
}

/** The numbers of a page, joined in one card: put `Stat`s inside. */
export function SummaryCards(props: SummaryCardsProps) {
  return <Row {...props} />;
}
