import styled, { css, keyframes } from 'styled-components';
import { breakpoint, color, font, radius, space, stickyTop, type } from '../../theme/tokens.ts';

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

export const Root = styled.div`
  container: mpc-table / inline-size;
  position: relative;

  width: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  background: ${color.surface};
`;

export const Scroller = styled.div`
  border-radius: inherit;

  &[data-overflowing] {
    overflow-x: auto;
  }
`;

export const HeadCell = styled.th`
  position: sticky;
  top: ${stickyTop};
  z-index: 1;

  /* In a scroll container of its own the head sticks to that, which has no bar above it. */
  [data-overflowing] & {
    top: 0;
  }

  padding: 9px ${space.l};
  border-bottom: 1px solid ${color.line};
  font: 500 ${type.label} ${font.body};
  text-align: start;
  white-space: nowrap;

  color: ${color.textMuted};
  background: ${color.sunken};

  &[data-align='end'] {
    text-align: end;
  }
  &:first-child {
    border-start-start-radius: calc(${radius.large} - 1px);
  }
  &:last-child {
    border-start-end-radius: calc(${radius.large} - 1px);
  }
`;

export const Row = styled.tr`
  &[data-opens] {
    cursor: pointer;
  }
  &[data-opens]:hover {
    background: ${color.sunken};
  }
  &[aria-current],
  &[aria-current]:hover {
    background: ${color.brandSoft};
  }
`;

export const Cell = styled.td`
  padding: 10px ${space.l};
  border-bottom: 1px solid ${color.line};

  &[data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
`;

export const Content = styled.div`
  min-width: 0;
`;

export const OpenButton = styled.button`
  display: block;

  min-width: 0;
  max-width: 100%;
  padding: 0;
  border: 0;
  border-radius: ${radius.small};
  font: inherit;
  text-align: inherit;

  cursor: pointer;

  color: inherit;
  background: none;
`;

export const Bar = styled.span`
  display: inline-block;

  width: min(96px, 100%);
  height: 12px;
  border-radius: ${radius.small};
  vertical-align: middle;

  animation: ${pulse} 1.4s ease-in-out infinite;

  background: ${color.line};
`;

export const Empty = styled.td`
  padding: ${space.xl} ${space.l};
  text-align: center;
  color: ${color.textMuted};
`;

export const Footer = styled.div`
  padding: ${space.s} ${space.l};
  border-top: 1px solid ${color.line};
`;

/** Each row a card: its title on top, then one line a value with the header at its start. */
const cards = css`
  &,
  tbody {
    display: block;
  }
  thead {
    display: none;
  }
  ${Row} {
    display: flex;
    flex-direction: column;
    gap: ${space.xs};
    padding: ${space.m} ${space.l};
    border-bottom: 1px solid ${color.line};
  }
  ${Cell}${Cell} {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: ${space.l};
    padding: 0;
    border: 0;
    text-align: end;
    white-space: normal;
    overflow-wrap: anywhere;
  }
  ${Cell}[data-label]::before {
    content: attr(data-label);
    flex: none;
    font-size: 12px;
    color: ${color.textMuted};
  }
  ${Cell}${Cell}[data-title] {
    order: -1;
    font-weight: 500;
    text-align: start;
  }
  ${Cell}${Cell}[data-hide-on-phone] {
    display: none;
  }
  ${Empty} {
    display: block;
  }
`;

export const Grid = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  tbody > tr:last-child,
  tbody > tr:last-child > td {
    border-bottom: 0;
  }

  @media ${breakpoint.phone} {
    ${cards}
  }
  @container mpc-table (max-width: 520px) {
    ${cards}
  }
`;
