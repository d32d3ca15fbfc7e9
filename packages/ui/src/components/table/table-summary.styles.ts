import styled, { css } from 'styled-components';
import { breakpoint, color, font, radius, rowHeight, space, type } from '../../theme/tokens.ts';

/** Like a card: what it sums up, then one line a sum, with the header at its start. */
const card = css`
  &,
  & > tr {
    display: block;
  }
  & > tr {
    padding: ${space.s} ${space.l};
    border-top: 1px solid ${color.line};
  }
  & > tr > :is(th, td) {
    position: static;
    display: flex;
    justify-content: space-between;
    gap: ${space.l};
    height: auto;
    padding: 2px 0;
    border: 0;
    text-align: end;
    white-space: normal;
  }
  & > tr > td:empty {
    display: none;
  }
  & > tr > td::before {
    content: attr(data-label);
    flex: none;
    font: ${type.label} ${font.body};
    color: ${color.textMuted};
  }
`;

export const Sums = styled.tfoot`
  & > tr > :is(th, td) {
    height: ${rowHeight};
    padding: 3px 10px;
    border-top: 1px solid ${color.lineStrong};
    font-weight: 600;
    text-align: start;
    background: ${color.surface};
  }
  & > tr > th {
    color: ${color.textMuted};
  }
  & > tr > [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  & > tr > :first-child {
    border-end-start-radius: calc(${radius.large} - 1px);
  }
  & > tr > :last-child {
    border-end-end-radius: calc(${radius.large} - 1px);
  }

  @media ${breakpoint.phone} {
    :not([data-windowed]) > & {
      ${card}
    }
  }
  @container mpc-table (max-width: 520px) {
    :not([data-windowed]) > & {
      ${card}
    }
  }
`;
