export { Stat, type StatProps } from './stat.tsx';
export { SummaryCards, type SummaryCardsProps } from './summary-cards.tsx';
