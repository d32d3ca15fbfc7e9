import styled, { keyframes } from 'styled-components';
import { breakpoint, color, motion, radius, space, tone } from '../../theme/tokens.ts';
import { cards, checkbox } from './table-cards.styles.ts';
import { fixed, sized, windowed } from './table-columns.styles.ts';
import { head } from './table-head.styles.ts';
import { edges, rows } from './table-rows.styles.ts';

const pulse = keyframes`
  50% { opacity: 0.45; }
`;

export const Root = styled.div`
  container: mpc-table / inline-size;
  isolation: isolate;
  position: relative;

  width: 100%;
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  background: ${color.surface};
`;

export const Scroller = styled.div`
  border-start-start-radius: inherit;
  border-start-end-radius: inherit;

  &[data-bottom] {
    border-radius: inherit;
  }

  &[data-overflowing] {
    overflow-x: auto;
  }
  &[data-window] {
    overflow: auto;
    overscroll-behavior: contain;

    /* What the head covers is not in sight. */
    scroll-padding-block-start: 40px;
  }
`;

export const Bar = styled.span`
  display: inline-block;

  width: min(96px, 100%);
  height: 12px;
  border-radius: ${radius.small};
  vertical-align: middle;

  animation: ${pulse} 1.4s ease-in-out ${motion.loop};

  background: ${color.line};
`;

export const Problem = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.s} ${space.m};
  color: ${tone.danger.ink};
`;

export const Selection = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.s};

  position: sticky;
  bottom: 0;
  z-index: 4;
  padding: ${space.s} ${space.l};
  border-top: 1px solid ${color.line};

  background: ${color.brandSoft};

  & > [role='status'] {
    margin-inline-end: ${space.s};
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  &:last-child {
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
  }
  &[data-empty] {
    padding: 0;
    border: 0;
  }
`;

export const Footer = styled.div`
  padding: ${space.s} ${space.l};
  border-top: 1px solid ${color.line};
`;

export const Grid = styled.table`
  & > * > tr > * {
    box-sizing: border-box;
  }
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  font-variant-numeric: tabular-nums;

  ${checkbox}
  ${head}
  ${rows}
  ${edges}
  ${fixed}
  ${sized}
  ${windowed}

  /* Rows of one height cannot be cards. */
  @media ${breakpoint.phone} {
    &:not([data-windowed]) {
      ${cards}
    }
  }
  /* By what is measured: each cell would be asked anew in which container it stands. */
  &[data-narrow] {
    ${cards}
  }
`;
