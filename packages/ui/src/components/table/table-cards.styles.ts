import styled, { css } from 'styled-components';
import { breakpoint, color, font, forward, radius, space, type } from '../../theme/tokens.ts';

/** A checkbox without words, 32 px to press. */
export const checkbox = css`
  & label[data-tick] {
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: ${space.s};
    min-width: 32px;
    min-height: 32px;
    cursor: pointer;
  }
  & label[data-tick] > input {
    width: 16px;
    height: 16px;
    margin: 0;
    accent-color: ${color.brand};
    cursor: inherit;
  }
  & label[data-tick] > :disabled {
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

/** Stands above cards only: they have no head. */
export const CardTools = styled.div`
  display: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.m};
  padding: ${space.xs} ${space.l};
  border-bottom: 1px solid ${color.line};
  ${checkbox}

  & label[data-tick] {
    min-height: 44px;
  }
  /* What sorts stands at the end. */
  & > :last-child {
    margin-inline-start: auto;
  }
  & select {
    min-height: 32px;
  }

  @media ${breakpoint.phone} {
    display: flex;
  }
  @container mpc-table (max-width: 520px) {
    display: flex;
  }
`;

/** Each row a card: its title on top, then one line a value with the header at its start. */
export const cards = css`
  &&,
  & > tbody {
    display: block;
    min-width: 0;
  }
  & > thead {
    display: none;
  }
  & > tbody > tr {
    position: relative;
    background: var(--mpc-table-paint, none);
    display: grid;
    /*
     * What stands beside the name may be wide without taking room from the line below it. The column of nothing has a state
     * measured after the foot, so that it is given no more room than it needs.
     */
    grid-template-columns: auto minmax(0, 1fr) minmax(0, max-content) 0 auto auto;
    align-items: center;
    gap: ${space.xs} 0;
    padding: ${space.s} ${space.l};
    border-bottom: 1px solid ${color.line};
  }
  & > tbody > tr:last-child {
    border-bottom: 0;
  }
  && > tbody > tr > td {
    display: flex;
    grid-column: 1 / -1;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.l};
    position: static;
    height: auto;
    padding: 0;
    border: 0;
    text-align: end;
    white-space: normal;
    background: none;
  }
  && > tbody > tr > td:first-child {
    box-shadow: none;
  }
  && > tbody > tr[data-group] {
    display: block;
    padding: 0;
  }
  && > tbody > tr[data-group] > th {
    display: flex;
    align-items: center;
  }
  /* On top of the table, where it has no tools, it follows its corners. */
  :first-child > && > tbody > tr[data-group]:first-child > th {
    border-start-start-radius: calc(${radius.large} - 1px);
    border-start-end-radius: calc(${radius.large} - 1px);
  }
  && > tbody > tr > td[data-label] {
    align-items: center;
  }
  /* What is read whole has the whole width, below its header. */
  && > tbody > tr > td[data-label][data-whole] {
    flex-direction: column;
    align-items: stretch;
    gap: ${space.xs};
    text-align: start;
  }
  & > tbody > tr > td[data-label]::before {
    content: attr(data-label);
    flex: none;
    font-size: 12px;
    color: ${color.textMuted};
  }
  && > tbody > tr > td[data-title] {
    grid-area: 1 / 2;
    align-self: center;
    font-weight: 500;
    text-align: start;
  }
  /* Two lines and a foot: what it is about stands on top, where it stands beside it. */
  && > tbody > tr > td[data-card] {
    overflow: hidden;
    white-space: nowrap;
    text-overflow: ellipsis;
  }
  && > tbody > tr > td:is([data-card='lead'], [data-card='about']) {
    justify-content: flex-start;
  }
  && > tbody > tr > td:is([data-card='state'], [data-card='note']) {
    justify-content: flex-end;
  }
  && > tbody > tr:has(> :is([data-card='about'], [data-card='note'])) > td[data-actions] > * {
    margin-block: -10px;
  }
  && > tbody > tr > td[data-card='lead'] {
    grid-area: 1 / 2;
    font: 600 ${type.heading} ${font.body};
    font-variant-numeric: tabular-nums;
    text-align: start;
    white-space: normal;
    /* What names the card takes the lines it needs. */
    overflow: visible;
    overflow-wrap: anywhere;
  }
  /* There is room for another line: nothing is cut that nobody could read elsewhere. */
  && > tbody > tr > td[data-card='about'] {
    overflow: clip;
    overflow-clip-margin: ${space.xs};
    white-space: normal;
  }
  && > tbody > tr > td:is([data-label], [data-card='lead'], [data-card='about']) [data-truncate] {
    white-space: normal;
  }
  && > tbody > tr > td[data-card='lead'] [data-unit] {
    font: 400 ${type.label} ${font.body};
  }
  && > tbody > tr > td[data-card='state'] {
    grid-area: 1 / 3 / auto / 6;
    padding-inline-start: 6px;
  }
  && > tbody > tr > td[data-card='about'] {
    grid-area: 2 / 2 / auto / -1;
    text-align: start;
  }
  && > tbody > tr > td[data-card='note'] {
    grid-area: 3 / 3 / auto / -1;
    padding-inline-start: ${space.s};
    color: ${color.textMuted};
  }
  /* Where what names it leads, two lines are enough; what can be done stands beside both. */
  && > tbody > tr:has(> [data-title][data-card]) > td[data-card='about'] {
    grid-area: 2 / 2 / auto / 5;
  }
  && > tbody > tr:has(> [data-title][data-card]) > td[data-card='note'] {
    grid-area: 2 / 5;
    overflow: visible;
    pointer-events: none;
  }
  && > tbody > tr:has(> [data-card='lead']) > td[data-title]:not([data-card]) {
    grid-area: 3 / 2 / auto / 5;
    font-weight: 400;
    color: ${color.textMuted};
  }
  /* What stands opposite the lead takes no room from its foot. */
  && > tbody > tr:has(> [data-card='lead']):has(> [data-title]:not([data-card])) > td[data-card='note'] {
    grid-column-start: 5;
  }
  && > tbody > tr:not(:has(> [data-actions][data-actions])) > td:is([data-card='state'], [data-card='note']) {
    grid-column-end: -1;
  }
  && > tbody > tr > td > [data-does='open']::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  && > tbody > tr > td > [data-does='open'] {
    padding-block: 12px;
    margin-block: -12px;
  }
  /* All of the card opens: the ring stands around all of it, and over no value. */
  && > tbody > tr > td > [data-does='open']:focus-visible {
    position: static;
    width: auto;
    outline: none;
    background: none;

    &::after {
      outline: 2px solid ${color.brand};
      outline-offset: -2px;
    }
  }
  && > tbody > tr > td :is(a, button, label, input):not([data-does='open']) {
    position: relative;
    z-index: 1;
  }
  /* What can be pressed is larger than its line: the ring stands around the icon, beside the value. */
  && > tbody > tr > td[data-card] [data-icon]:focus-visible {
    outline: none;

    & > svg {
      outline: 2px solid ${color.brand};
      outline-offset: 2px;
    }
  }
  && > tbody > tr > td[data-lead][data-lead] {
    grid-area: 1 / 1;
    margin-inline-start: -8px;
    padding-block: 0;
    padding-inline: 0 ${space.xs};
  }
  && > tbody > tr > td[data-lead] [data-does='details'] {
    width: 44px;
    height: 44px;
    margin-block: -6px;
  }
  && > tbody > tr > td[data-actions][data-actions] {
    grid-area: 1 / 6;
    align-items: center;
    padding-block: 0;
    padding-inline: ${space.s} 0;
    margin-inline-end: -8px;
  }
  &&
    > tbody
    > tr:has(> [data-title][data-card]):has(> :is([data-card='about'], [data-card='note']))
    > td[data-actions][data-actions] {
    grid-row-end: span 2;
  }
  && > tbody > tr > td[data-hide-on-phone],
  && > tbody > tr > td[data-none]:not([data-title]),
  && > tbody > tr > td[data-label]:is(:empty, :has(> div:empty)) {
    display: none;
  }
  && > tbody > tr[data-details],
  && > tbody > tr > td[data-instead] {
    display: block;
  }
  && > tbody > tr > td[data-instead] {
    text-align: center;
  }
  && > tbody > tr[data-details] {
    background: ${color.sunken};
  }
  && > tbody > tr[data-details] > td {
    display: block;
    text-align: start;
  }
  && > tbody > tr:last-child {
    border-end-start-radius: calc(${radius.large} - 1px);
    border-end-end-radius: calc(${radius.large} - 1px);
  }
  && > tbody > tr[aria-current] {
    box-shadow: inset calc(3px * ${forward}) 0 ${color.brand};
  }
`;
