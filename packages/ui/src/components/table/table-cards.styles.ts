import styled, { css } from 'styled-components';
import { breakpoint, color, font, radius, space, type } from '../../theme/tokens.ts';

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
    min-height: 40px;
  }
  & > select {
    max-width: 100%;
    margin-inline-start: auto;
    min-height: 32px;
    padding: 0 ${space.s};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.medium};
    font: ${type.label} ${font.body};

    cursor: pointer;

    color: ${color.text};
    background: ${color.surface};
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
    background: var(--mpc-table-paint, none);
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 6px 0;
    padding: ${space.m} ${space.l};
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
    padding: 0;
    border: 0;
    text-align: end;
    white-space: normal;
    overflow-wrap: anywhere;
    background: none;
  }
  && > tbody > tr > td:first-child {
    box-shadow: none;
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
  && > tbody > tr > td[data-lead][data-lead] {
    grid-area: 1 / 1;
    margin-inline-start: -8px;
    padding: 0 ${space.xs} 0 0;
  }
  && > tbody > tr > td[data-actions][data-actions] {
    grid-area: 1 / 3;
    align-items: center;
    padding: 0 0 0 ${space.s};
    margin-inline-end: -8px;
  }
  && > tbody > tr > td[data-hide-on-phone] {
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
    box-shadow: inset 3px 0 ${color.brand};
  }
`;
